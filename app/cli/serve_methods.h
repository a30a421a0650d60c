// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/rpc_params.h"
#include "app/cli/serve_session.h"

#include <QList>

namespace adjutant::cli {

/// One method of the line protocol. README.md shows an example of each.
struct RpcMethod
{
    QString name;
    QStringList params;       ///< the names that it knows
    bool takesOthers = false; ///< arguments of the action, keys of the table
    bool needsBattle = true;
    RpcResult (*run)(ServeSession &session, const RpcParams &params) = nullptr;
};

// The methods by group, a file each.
QList<RpcMethod> rulebookMethods(); ///< games, catalogue, tables, lookup, rulings
QList<RpcMethod> battleMethods();   ///< battle.*, state, actions, question, owed, log
QList<RpcMethod> playMethods();     ///< do, answer, roll, park, resume, cancel, settle, note
QList<RpcMethod> pastMethods();     ///< undo, redo, jump, correct, insert, decide, abandon
QList<RpcMethod> handMethods();     ///< set, ruling, house
QList<RpcMethod> oddsMethods();     ///< odds

/// The command that `action` and its arguments in \a params name; without those of \a ownNames.
/// What is no action that a client may begin is an error of the parameters.
Command commandOf(ServeSession &session, const RpcParams &params, QStringList ownNames = {});

/// What became of a request to the referee, as the reply of a call.
RpcResult replyOf(ServeSession &session, const Result<Reply> &reply);

} // namespace adjutant::cli
