// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class Recap;
}

class Session;

/// What happened last in a battle that was taken up again; gone as soon as it goes on.
class Recap : public QWidget
{
    Q_OBJECT

public:
    explicit Recap(QWidget *parent = nullptr);
    ~Recap() override;

    void showFor(const Session &session);

private:
    std::unique_ptr<Ui::Recap> m_form;
};

} // namespace adjutant::app
