// SPDX-License-Identifier: MIT
#include "tests/cli/terminal.h"

#include "app/cli/commands.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

Ran ran(const QStringList &arguments, const QStringList &typed)
{
    Ran ran;
    QString input = typed.join(u'\n') + (typed.isEmpty() ? QString() : u"\n"_s);
    QTextStream in(&input, QIODeviceBase::ReadOnly);
    QTextStream out(&ran.out);
    QTextStream err(&ran.err);
    ran.code = cli::run(arguments, {in, out, err});
    out.flush();
    err.flush();
    return ran;
}

} // namespace adjutant::test
