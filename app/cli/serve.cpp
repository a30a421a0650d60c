// SPDX-License-Identifier: MIT
#include "app/cli/serve.h"

#include "core/games/game_systems.h"

namespace adjutant::cli {

namespace {

/// Far more than any request of use; what is longer is passed over to its end.
constexpr qsizetype LongestLine = 4'000'000;

struct InputLine
{
    QByteArray text;
    bool tooLong = false;
    bool atEnd = false; ///< and there was nothing
};

InputLine readLine(std::FILE *in)
{
    InputLine line;
    int byte = std::getc(in);
    line.atEnd = byte == EOF;
    for (; byte != EOF && byte != '\n'; byte = std::getc(in)) {
        if (line.text.size() < LongestLine)
            line.text.append(static_cast<char>(byte));
        else
            line.tooLong = true;
    }
    return line;
}

} // namespace

void serve(ServeSession &session, std::FILE *in, std::FILE *out)
{
    const auto call = [&session](const QString &method, const QJsonObject &params) {
        return session.call(method, params);
    };
    for (InputLine line = readLine(in); !line.atEnd; line = readLine(in)) {
        QByteArray answer = line.tooLong ? answerTooLong(LongestLine) : answerLine(line.text, call);
        if (answer.isEmpty())
            continue;
        answer.append('\n');
        const auto size = static_cast<size_t>(answer.size());
        // Where nobody listens any more there is nothing left to do.
        if (std::fwrite(answer.constData(), 1, size, out) != size || std::fflush(out) != 0)
            return;
    }
}

int runServe(const QStringList &arguments)
{
    if (!arguments.isEmpty()) {
        std::fprintf(stderr, "adjutant-cli: %s\n",
                     qPrintable(RpcWords::tr("serve takes no arguments.")));
        return 2;
    }
    ServeSession session({adjutant::gameIds(), makeGame});
    serve(session, stdin, stdout);
    return 0;
}

} // namespace adjutant::cli
