/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

const $root = $protobuf.roots["default"] || ($protobuf.roots["default"] = {});

export const event_store = $root.event_store = (() => {

    const event_store = {};

    event_store.client = (function() {

        const client = {};

        client.gossip = (function() {

            const gossip = {};

            gossip.ClusterInfo = (function() {

                const ClusterInfo = function (properties) {
                    this.members = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ClusterInfo.prototype.members = $util.emptyArray;

                ClusterInfo.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.members != null && message.members.length)
                        for (let i = 0; i < message.members.length; ++i)
                            $root.event_store.client.gossip.MemberInfo.encode(message.members[i], writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ClusterInfo.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.gossip.ClusterInfo();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.members && message.members.length))
                                    message.members = [];
                                message.members.push($root.event_store.client.gossip.MemberInfo.decode(reader, reader.size(), $undefined, _depth + 1));
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return ClusterInfo;
            })();

            gossip.MemberInfo = (function() {

                const MemberInfo = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                MemberInfo.prototype.instanceId = null;
                MemberInfo.prototype.timeStamp = $util.Long ? $util.Long.fromBits(0,0,false) : 0;
                MemberInfo.prototype.state = 0;
                MemberInfo.prototype.isAlive = false;
                MemberInfo.prototype.httpEndPoint = null;

                MemberInfo.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.instanceId != null && $Object.hasOwnProperty.call(message, "instanceId"))
                        $root.event_store.client.UUID.encode(message.instanceId, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.timeStamp != null && $Object.hasOwnProperty.call(message, "timeStamp") && (typeof message.timeStamp === "object" ? message.timeStamp.low || message.timeStamp.high : message.timeStamp !== 0))
                        writer.uint32(16).int64(message.timeStamp);
                    if (message.state != null && $Object.hasOwnProperty.call(message, "state") && message.state !== 0)
                        writer.uint32(24).int32(message.state);
                    if (message.isAlive != null && $Object.hasOwnProperty.call(message, "isAlive") && message.isAlive !== false)
                        writer.uint32(32).bool(message.isAlive);
                    if (message.httpEndPoint != null && $Object.hasOwnProperty.call(message, "httpEndPoint"))
                        $root.event_store.client.gossip.EndPoint.encode(message.httpEndPoint, writer.uint32(42).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                MemberInfo.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.gossip.MemberInfo();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.instanceId = $root.event_store.client.UUID.decode(reader, reader.size(), $undefined, _depth + 1, message.instanceId);
                                continue;
                            }
                        case 2: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                    message.timeStamp = value;
                                else
                                    delete message.timeStamp;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 0)
                                    break;
                                if (value = reader.int32())
                                    message.state = value;
                                else
                                    delete message.state;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 0)
                                    break;
                                if (value = reader.bool())
                                    message.isAlive = value;
                                else
                                    delete message.isAlive;
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                message.httpEndPoint = $root.event_store.client.gossip.EndPoint.decode(reader, reader.size(), $undefined, _depth + 1, message.httpEndPoint);
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                MemberInfo.VNodeState = (function() {
                    const valuesById = $Object.create(null), values = $Object.create(valuesById);
                    values[valuesById[0] = "Initializing"] = 0;
                    values[valuesById[8] = "Leader"] = 8;
                    return values;
                })();

                return MemberInfo;
            })();

            gossip.EndPoint = (function() {

                const EndPoint = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                EndPoint.prototype.address = "";
                EndPoint.prototype.port = 0;

                EndPoint.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.address != null && $Object.hasOwnProperty.call(message, "address") && message.address !== "")
                        writer.uint32(10).string(message.address);
                    if (message.port != null && $Object.hasOwnProperty.call(message, "port") && message.port !== 0)
                        writer.uint32(16).uint32(message.port);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                EndPoint.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.gossip.EndPoint();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.address = value;
                                else
                                    delete message.address;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 0)
                                    break;
                                if (value = reader.uint32())
                                    message.port = value;
                                else
                                    delete message.port;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return EndPoint;
            })();

            return gossip;
        })();

        client.Empty = (function() {

            const Empty = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Empty.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Empty.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.event_store.client.Empty();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    reader.skipType(tag & 7, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Empty;
        })();

        client.UUID = (function() {

            const UUID = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            UUID.prototype.structured = null;
            UUID.prototype.string = null;

            let $oneOfFields;

            $Object.defineProperty(UUID.prototype, "value", {
                get: $util.oneOfGetter($oneOfFields = ["structured", "string"]),
                set: $util.oneOfSetter($oneOfFields)
            });

            UUID.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.structured != null && $Object.hasOwnProperty.call(message, "structured"))
                    $root.event_store.client.UUID.Structured.encode(message.structured, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.string != null && $Object.hasOwnProperty.call(message, "string"))
                    writer.uint32(18).string(message.string);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            UUID.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.event_store.client.UUID();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.structured = $root.event_store.client.UUID.Structured.decode(reader, reader.size(), $undefined, _depth + 1, message.structured);
                            message.value = "structured";
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.string = reader.stringVerify();
                            message.value = "string";
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            UUID.Structured = (function() {

                const Structured = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                Structured.prototype.mostSignificantBits = $util.Long ? $util.Long.fromBits(0,0,false) : 0;
                Structured.prototype.leastSignificantBits = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                Structured.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.mostSignificantBits != null && $Object.hasOwnProperty.call(message, "mostSignificantBits") && (typeof message.mostSignificantBits === "object" ? message.mostSignificantBits.low || message.mostSignificantBits.high : message.mostSignificantBits !== 0))
                        writer.uint32(8).int64(message.mostSignificantBits);
                    if (message.leastSignificantBits != null && $Object.hasOwnProperty.call(message, "leastSignificantBits") && (typeof message.leastSignificantBits === "object" ? message.leastSignificantBits.low || message.leastSignificantBits.high : message.leastSignificantBits !== 0))
                        writer.uint32(16).int64(message.leastSignificantBits);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                Structured.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.UUID.Structured();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                    message.mostSignificantBits = value;
                                else
                                    delete message.mostSignificantBits;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                    message.leastSignificantBits = value;
                                else
                                    delete message.leastSignificantBits;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return Structured;
            })();

            return UUID;
        })();

        client.StreamIdentifier = (function() {

            const StreamIdentifier = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            StreamIdentifier.prototype.streamName = $util.newBuffer([]);

            StreamIdentifier.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.streamName != null && $Object.hasOwnProperty.call(message, "streamName") && message.streamName.length)
                    writer.uint32(26).bytes(message.streamName);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            StreamIdentifier.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.event_store.client.StreamIdentifier();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 3: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.bytes()).length)
                                message.streamName = value;
                            else
                                delete message.streamName;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return StreamIdentifier;
        })();

        client.AllStreamPosition = (function() {

            const AllStreamPosition = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            AllStreamPosition.prototype.commitPosition = $util.Long ? $util.Long.fromBits(0,0,true) : 0;
            AllStreamPosition.prototype.preparePosition = $util.Long ? $util.Long.fromBits(0,0,true) : 0;

            AllStreamPosition.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.commitPosition != null && $Object.hasOwnProperty.call(message, "commitPosition") && (typeof message.commitPosition === "object" ? message.commitPosition.low || message.commitPosition.high : message.commitPosition !== 0))
                    writer.uint32(8).uint64(message.commitPosition);
                if (message.preparePosition != null && $Object.hasOwnProperty.call(message, "preparePosition") && (typeof message.preparePosition === "object" ? message.preparePosition.low || message.preparePosition.high : message.preparePosition !== 0))
                    writer.uint32(16).uint64(message.preparePosition);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            AllStreamPosition.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.event_store.client.AllStreamPosition();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            if (typeof (value = reader.uint64()) === "object" ? value.low || value.high : value !== 0)
                                message.commitPosition = value;
                            else
                                delete message.commitPosition;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            if (typeof (value = reader.uint64()) === "object" ? value.low || value.high : value !== 0)
                                message.preparePosition = value;
                            else
                                delete message.preparePosition;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return AllStreamPosition;
        })();

        client.WrongExpectedVersion = (function() {

            const WrongExpectedVersion = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            WrongExpectedVersion.prototype.currentStreamRevision = null;
            WrongExpectedVersion.prototype.currentNoStream = null;
            WrongExpectedVersion.prototype.expectedStreamPosition = null;
            WrongExpectedVersion.prototype.expectedAny = null;
            WrongExpectedVersion.prototype.expectedStreamExists = null;
            WrongExpectedVersion.prototype.expectedNoStream = null;

            let $oneOfFields;

            $Object.defineProperty(WrongExpectedVersion.prototype, "currentStreamRevisionOption", {
                get: $util.oneOfGetter($oneOfFields = ["currentStreamRevision", "currentNoStream"]),
                set: $util.oneOfSetter($oneOfFields)
            });

            $Object.defineProperty(WrongExpectedVersion.prototype, "expectedStreamPositionOption", {
                get: $util.oneOfGetter($oneOfFields = ["expectedStreamPosition", "expectedAny", "expectedStreamExists", "expectedNoStream"]),
                set: $util.oneOfSetter($oneOfFields)
            });

            WrongExpectedVersion.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.currentStreamRevision != null && $Object.hasOwnProperty.call(message, "currentStreamRevision"))
                    writer.uint32(8).uint64(message.currentStreamRevision);
                if (message.currentNoStream != null && $Object.hasOwnProperty.call(message, "currentNoStream"))
                    $root.event_store.client.Empty.encode(message.currentNoStream, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.expectedStreamPosition != null && $Object.hasOwnProperty.call(message, "expectedStreamPosition"))
                    writer.uint32(24).uint64(message.expectedStreamPosition);
                if (message.expectedAny != null && $Object.hasOwnProperty.call(message, "expectedAny"))
                    $root.event_store.client.Empty.encode(message.expectedAny, writer.uint32(34).fork(), _depth + 1).ldelim();
                if (message.expectedStreamExists != null && $Object.hasOwnProperty.call(message, "expectedStreamExists"))
                    $root.event_store.client.Empty.encode(message.expectedStreamExists, writer.uint32(42).fork(), _depth + 1).ldelim();
                if (message.expectedNoStream != null && $Object.hasOwnProperty.call(message, "expectedNoStream"))
                    $root.event_store.client.Empty.encode(message.expectedNoStream, writer.uint32(50).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            WrongExpectedVersion.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.event_store.client.WrongExpectedVersion();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            message.currentStreamRevision = reader.uint64();
                            message.currentStreamRevisionOption = "currentStreamRevision";
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.currentNoStream = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.currentNoStream);
                            message.currentStreamRevisionOption = "currentNoStream";
                            continue;
                        }
                    case 3: {
                            if (wireType !== 0)
                                break;
                            message.expectedStreamPosition = reader.uint64();
                            message.expectedStreamPositionOption = "expectedStreamPosition";
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            message.expectedAny = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.expectedAny);
                            message.expectedStreamPositionOption = "expectedAny";
                            continue;
                        }
                    case 5: {
                            if (wireType !== 2)
                                break;
                            message.expectedStreamExists = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.expectedStreamExists);
                            message.expectedStreamPositionOption = "expectedStreamExists";
                            continue;
                        }
                    case 6: {
                            if (wireType !== 2)
                                break;
                            message.expectedNoStream = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.expectedNoStream);
                            message.expectedStreamPositionOption = "expectedNoStream";
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return WrongExpectedVersion;
        })();

        client.StreamDeleted = (function() {

            const StreamDeleted = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            StreamDeleted.prototype.streamIdentifier = null;

            StreamDeleted.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.streamIdentifier != null && $Object.hasOwnProperty.call(message, "streamIdentifier"))
                    $root.event_store.client.StreamIdentifier.encode(message.streamIdentifier, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            StreamDeleted.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.event_store.client.StreamDeleted();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.streamIdentifier = $root.event_store.client.StreamIdentifier.decode(reader, reader.size(), $undefined, _depth + 1, message.streamIdentifier);
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return StreamDeleted;
        })();

        client.MaximumAppendSizeExceeded = (function() {

            const MaximumAppendSizeExceeded = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            MaximumAppendSizeExceeded.prototype.maxAppendSize = 0;

            MaximumAppendSizeExceeded.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.maxAppendSize != null && $Object.hasOwnProperty.call(message, "maxAppendSize") && message.maxAppendSize !== 0)
                    writer.uint32(8).uint32(message.maxAppendSize);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            MaximumAppendSizeExceeded.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.event_store.client.MaximumAppendSizeExceeded();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.uint32())
                                message.maxAppendSize = value;
                            else
                                delete message.maxAppendSize;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return MaximumAppendSizeExceeded;
        })();

        client.BadRequest = (function() {

            const BadRequest = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            BadRequest.prototype.message = "";

            BadRequest.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.message != null && $Object.hasOwnProperty.call(message, "message") && message.message !== "")
                    writer.uint32(10).string(message.message);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            BadRequest.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.event_store.client.BadRequest();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.message = value;
                            else
                                delete message.message;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return BadRequest;
        })();

        client.server_features = (function() {

            const server_features = {};

            server_features.SupportedMethods = (function() {

                const SupportedMethods = function (properties) {
                    this.methods = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SupportedMethods.prototype.methods = $util.emptyArray;
                SupportedMethods.prototype.eventStoreServerVersion = "";

                SupportedMethods.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.methods != null && message.methods.length)
                        for (let i = 0; i < message.methods.length; ++i)
                            $root.event_store.client.server_features.SupportedMethod.encode(message.methods[i], writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.eventStoreServerVersion != null && $Object.hasOwnProperty.call(message, "eventStoreServerVersion") && message.eventStoreServerVersion !== "")
                        writer.uint32(18).string(message.eventStoreServerVersion);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SupportedMethods.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.server_features.SupportedMethods();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.methods && message.methods.length))
                                    message.methods = [];
                                message.methods.push($root.event_store.client.server_features.SupportedMethod.decode(reader, reader.size(), $undefined, _depth + 1));
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.eventStoreServerVersion = value;
                                else
                                    delete message.eventStoreServerVersion;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SupportedMethods;
            })();

            server_features.SupportedMethod = (function() {

                const SupportedMethod = function (properties) {
                    this.features = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SupportedMethod.prototype.methodName = "";
                SupportedMethod.prototype.serviceName = "";
                SupportedMethod.prototype.features = $util.emptyArray;

                SupportedMethod.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.methodName != null && $Object.hasOwnProperty.call(message, "methodName") && message.methodName !== "")
                        writer.uint32(10).string(message.methodName);
                    if (message.serviceName != null && $Object.hasOwnProperty.call(message, "serviceName") && message.serviceName !== "")
                        writer.uint32(18).string(message.serviceName);
                    if (message.features != null && message.features.length)
                        for (let i = 0; i < message.features.length; ++i)
                            writer.uint32(26).string(message.features[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SupportedMethod.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.server_features.SupportedMethod();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.methodName = value;
                                else
                                    delete message.methodName;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.serviceName = value;
                                else
                                    delete message.serviceName;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.features && message.features.length))
                                    message.features = [];
                                message.features.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SupportedMethod;
            })();

            return server_features;
        })();

        client.streams = (function() {

            const streams = {};

            streams.ReadReq = (function() {

                const ReadReq = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ReadReq.prototype.options = null;

                ReadReq.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.options != null && $Object.hasOwnProperty.call(message, "options"))
                        $root.event_store.client.streams.ReadReq.Options.encode(message.options, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ReadReq.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.ReadReq();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.options = $root.event_store.client.streams.ReadReq.Options.decode(reader, reader.size(), $undefined, _depth + 1, message.options);
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                ReadReq.Options = (function() {

                    const Options = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    Options.prototype.stream = null;
                    Options.prototype.all = null;
                    Options.prototype.readDirection = 0;
                    Options.prototype.count = null;
                    Options.prototype.subscription = null;
                    Options.prototype.filter = null;
                    Options.prototype.noFilter = null;
                    Options.prototype.uuidOption = null;

                    let $oneOfFields;

                    $Object.defineProperty(Options.prototype, "streamOption", {
                        get: $util.oneOfGetter($oneOfFields = ["stream", "all"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    $Object.defineProperty(Options.prototype, "countOption", {
                        get: $util.oneOfGetter($oneOfFields = ["count", "subscription"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    $Object.defineProperty(Options.prototype, "filterOption", {
                        get: $util.oneOfGetter($oneOfFields = ["filter", "noFilter"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    Options.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.stream != null && $Object.hasOwnProperty.call(message, "stream"))
                            $root.event_store.client.streams.ReadReq.Options.StreamOptions.encode(message.stream, writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.all != null && $Object.hasOwnProperty.call(message, "all"))
                            $root.event_store.client.streams.ReadReq.Options.AllOptions.encode(message.all, writer.uint32(18).fork(), _depth + 1).ldelim();
                        if (message.readDirection != null && $Object.hasOwnProperty.call(message, "readDirection") && message.readDirection !== 0)
                            writer.uint32(24).int32(message.readDirection);
                        if (message.count != null && $Object.hasOwnProperty.call(message, "count"))
                            writer.uint32(40).uint64(message.count);
                        if (message.subscription != null && $Object.hasOwnProperty.call(message, "subscription"))
                            $root.event_store.client.Empty.encode(message.subscription, writer.uint32(50).fork(), _depth + 1).ldelim();
                        if (message.filter != null && $Object.hasOwnProperty.call(message, "filter"))
                            $root.event_store.client.streams.ReadReq.Options.FilterOptions.encode(message.filter, writer.uint32(58).fork(), _depth + 1).ldelim();
                        if (message.noFilter != null && $Object.hasOwnProperty.call(message, "noFilter"))
                            $root.event_store.client.Empty.encode(message.noFilter, writer.uint32(66).fork(), _depth + 1).ldelim();
                        if (message.uuidOption != null && $Object.hasOwnProperty.call(message, "uuidOption"))
                            $root.event_store.client.streams.ReadReq.Options.UUIDOption.encode(message.uuidOption, writer.uint32(74).fork(), _depth + 1).ldelim();
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    Options.decode = function (reader, length, _end, _depth, _target) {
                        if (!(reader instanceof $Reader))
                            reader = $Reader.create(reader);
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $Reader.recursionLimit)
                            throw $Error("max depth exceeded");
                        let end, message, value;
                        if (length === $undefined)
                            end = reader.len;
                        else {
                            end = reader.pos + length;
                            if (end > reader.len)
                                throw $RangeError("index out of range");
                            length = reader.len;
                            reader.len = end;
                        }
                        message = _target || new $root.event_store.client.streams.ReadReq.Options();
                        while (reader.pos < end) {
                            let start = reader.pos;
                            let tag = reader.tag();
                            if (tag === _end) {
                                _end = $undefined;
                                break;
                            }
                            let wireType = tag & 7;
                            switch (tag >>>= 3) {
                            case 1: {
                                    if (wireType !== 2)
                                        break;
                                    message.stream = $root.event_store.client.streams.ReadReq.Options.StreamOptions.decode(reader, reader.size(), $undefined, _depth + 1, message.stream);
                                    message.streamOption = "stream";
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    message.all = $root.event_store.client.streams.ReadReq.Options.AllOptions.decode(reader, reader.size(), $undefined, _depth + 1, message.all);
                                    message.streamOption = "all";
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 0)
                                        break;
                                    if (value = reader.int32())
                                        message.readDirection = value;
                                    else
                                        delete message.readDirection;
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 0)
                                        break;
                                    message.count = reader.uint64();
                                    message.countOption = "count";
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 2)
                                        break;
                                    message.subscription = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.subscription);
                                    message.countOption = "subscription";
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 2)
                                        break;
                                    message.filter = $root.event_store.client.streams.ReadReq.Options.FilterOptions.decode(reader, reader.size(), $undefined, _depth + 1, message.filter);
                                    message.filterOption = "filter";
                                    continue;
                                }
                            case 8: {
                                    if (wireType !== 2)
                                        break;
                                    message.noFilter = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.noFilter);
                                    message.filterOption = "noFilter";
                                    continue;
                                }
                            case 9: {
                                    if (wireType !== 2)
                                        break;
                                    message.uuidOption = $root.event_store.client.streams.ReadReq.Options.UUIDOption.decode(reader, reader.size(), $undefined, _depth + 1, message.uuidOption);
                                    continue;
                                }
                            }
                            reader.skipType(wireType, _depth, tag);
                            if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                        }
                        if (length !== $undefined) {
                            if (reader.pos !== end)
                                throw $RangeError("index out of range");
                            reader.len = length;
                        }
                        if (_end !== $undefined)
                            throw $Error("missing end group");
                        return message;
                    };

                    Options.ReadDirection = (function() {
                        const valuesById = $Object.create(null), values = $Object.create(valuesById);
                        values[valuesById[0] = "Forwards"] = 0;
                        values[valuesById[1] = "Backwards"] = 1;
                        return values;
                    })();

                    Options.StreamOptions = (function() {

                        const StreamOptions = function (properties) {
                            if (properties)
                                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                        this[keys[i]] = properties[keys[i]];
                        };

                        StreamOptions.prototype.streamIdentifier = null;
                        StreamOptions.prototype.revision = null;
                        StreamOptions.prototype.start = null;
                        StreamOptions.prototype.end = null;

                        let $oneOfFields;

                        $Object.defineProperty(StreamOptions.prototype, "revisionOption", {
                            get: $util.oneOfGetter($oneOfFields = ["revision", "start", "end"]),
                            set: $util.oneOfSetter($oneOfFields)
                        });

                        StreamOptions.encode = function (message, writer, _depth) {
                            if (!writer)
                                writer = $Writer.create();
                            if (_depth === $undefined)
                                _depth = 0;
                            if (_depth > $util.recursionLimit)
                                throw $Error("max depth exceeded");
                            if (message.streamIdentifier != null && $Object.hasOwnProperty.call(message, "streamIdentifier"))
                                $root.event_store.client.StreamIdentifier.encode(message.streamIdentifier, writer.uint32(10).fork(), _depth + 1).ldelim();
                            if (message.revision != null && $Object.hasOwnProperty.call(message, "revision"))
                                writer.uint32(16).uint64(message.revision);
                            if (message.start != null && $Object.hasOwnProperty.call(message, "start"))
                                $root.event_store.client.Empty.encode(message.start, writer.uint32(26).fork(), _depth + 1).ldelim();
                            if (message.end != null && $Object.hasOwnProperty.call(message, "end"))
                                $root.event_store.client.Empty.encode(message.end, writer.uint32(34).fork(), _depth + 1).ldelim();
                            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                                for (let i = 0; i < message.$unknowns.length; ++i)
                                    writer.raw(message.$unknowns[i]);
                            return writer;
                        };

                        StreamOptions.decode = function (reader, length, _end, _depth, _target) {
                            if (!(reader instanceof $Reader))
                                reader = $Reader.create(reader);
                            if (_depth === $undefined)
                                _depth = 0;
                            if (_depth > $Reader.recursionLimit)
                                throw $Error("max depth exceeded");
                            let end, message, value;
                            if (length === $undefined)
                                end = reader.len;
                            else {
                                end = reader.pos + length;
                                if (end > reader.len)
                                    throw $RangeError("index out of range");
                                length = reader.len;
                                reader.len = end;
                            }
                            message = _target || new $root.event_store.client.streams.ReadReq.Options.StreamOptions();
                            while (reader.pos < end) {
                                let start = reader.pos;
                                let tag = reader.tag();
                                if (tag === _end) {
                                    _end = $undefined;
                                    break;
                                }
                                let wireType = tag & 7;
                                switch (tag >>>= 3) {
                                case 1: {
                                        if (wireType !== 2)
                                            break;
                                        message.streamIdentifier = $root.event_store.client.StreamIdentifier.decode(reader, reader.size(), $undefined, _depth + 1, message.streamIdentifier);
                                        continue;
                                    }
                                case 2: {
                                        if (wireType !== 0)
                                            break;
                                        message.revision = reader.uint64();
                                        message.revisionOption = "revision";
                                        continue;
                                    }
                                case 3: {
                                        if (wireType !== 2)
                                            break;
                                        message.start = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.start);
                                        message.revisionOption = "start";
                                        continue;
                                    }
                                case 4: {
                                        if (wireType !== 2)
                                            break;
                                        message.end = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.end);
                                        message.revisionOption = "end";
                                        continue;
                                    }
                                }
                                reader.skipType(wireType, _depth, tag);
                                if (!reader.discardUnknown) {
                                    $util.makeProp(message, "$unknowns", false);
                                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                }
                            }
                            if (length !== $undefined) {
                                if (reader.pos !== end)
                                    throw $RangeError("index out of range");
                                reader.len = length;
                            }
                            if (_end !== $undefined)
                                throw $Error("missing end group");
                            return message;
                        };

                        return StreamOptions;
                    })();

                    Options.AllOptions = (function() {

                        const AllOptions = function (properties) {
                            if (properties)
                                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                        this[keys[i]] = properties[keys[i]];
                        };

                        AllOptions.prototype.position = null;
                        AllOptions.prototype.start = null;
                        AllOptions.prototype.end = null;

                        let $oneOfFields;

                        $Object.defineProperty(AllOptions.prototype, "allOption", {
                            get: $util.oneOfGetter($oneOfFields = ["position", "start", "end"]),
                            set: $util.oneOfSetter($oneOfFields)
                        });

                        AllOptions.encode = function (message, writer, _depth) {
                            if (!writer)
                                writer = $Writer.create();
                            if (_depth === $undefined)
                                _depth = 0;
                            if (_depth > $util.recursionLimit)
                                throw $Error("max depth exceeded");
                            if (message.position != null && $Object.hasOwnProperty.call(message, "position"))
                                $root.event_store.client.AllStreamPosition.encode(message.position, writer.uint32(10).fork(), _depth + 1).ldelim();
                            if (message.start != null && $Object.hasOwnProperty.call(message, "start"))
                                $root.event_store.client.Empty.encode(message.start, writer.uint32(18).fork(), _depth + 1).ldelim();
                            if (message.end != null && $Object.hasOwnProperty.call(message, "end"))
                                $root.event_store.client.Empty.encode(message.end, writer.uint32(26).fork(), _depth + 1).ldelim();
                            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                                for (let i = 0; i < message.$unknowns.length; ++i)
                                    writer.raw(message.$unknowns[i]);
                            return writer;
                        };

                        AllOptions.decode = function (reader, length, _end, _depth, _target) {
                            if (!(reader instanceof $Reader))
                                reader = $Reader.create(reader);
                            if (_depth === $undefined)
                                _depth = 0;
                            if (_depth > $Reader.recursionLimit)
                                throw $Error("max depth exceeded");
                            let end, message;
                            if (length === $undefined)
                                end = reader.len;
                            else {
                                end = reader.pos + length;
                                if (end > reader.len)
                                    throw $RangeError("index out of range");
                                length = reader.len;
                                reader.len = end;
                            }
                            message = _target || new $root.event_store.client.streams.ReadReq.Options.AllOptions();
                            while (reader.pos < end) {
                                let start = reader.pos;
                                let tag = reader.tag();
                                if (tag === _end) {
                                    _end = $undefined;
                                    break;
                                }
                                let wireType = tag & 7;
                                switch (tag >>>= 3) {
                                case 1: {
                                        if (wireType !== 2)
                                            break;
                                        message.position = $root.event_store.client.AllStreamPosition.decode(reader, reader.size(), $undefined, _depth + 1, message.position);
                                        message.allOption = "position";
                                        continue;
                                    }
                                case 2: {
                                        if (wireType !== 2)
                                            break;
                                        message.start = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.start);
                                        message.allOption = "start";
                                        continue;
                                    }
                                case 3: {
                                        if (wireType !== 2)
                                            break;
                                        message.end = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.end);
                                        message.allOption = "end";
                                        continue;
                                    }
                                }
                                reader.skipType(wireType, _depth, tag);
                                if (!reader.discardUnknown) {
                                    $util.makeProp(message, "$unknowns", false);
                                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                }
                            }
                            if (length !== $undefined) {
                                if (reader.pos !== end)
                                    throw $RangeError("index out of range");
                                reader.len = length;
                            }
                            if (_end !== $undefined)
                                throw $Error("missing end group");
                            return message;
                        };

                        return AllOptions;
                    })();

                    Options.FilterOptions = (function() {

                        const FilterOptions = function (properties) {
                            if (properties)
                                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                        this[keys[i]] = properties[keys[i]];
                        };

                        FilterOptions.prototype.streamIdentifier = null;
                        FilterOptions.prototype.eventType = null;
                        FilterOptions.prototype.max = null;
                        FilterOptions.prototype.count = null;
                        FilterOptions.prototype.checkpointIntervalMultiplier = 0;

                        let $oneOfFields;

                        $Object.defineProperty(FilterOptions.prototype, "filter", {
                            get: $util.oneOfGetter($oneOfFields = ["streamIdentifier", "eventType"]),
                            set: $util.oneOfSetter($oneOfFields)
                        });

                        $Object.defineProperty(FilterOptions.prototype, "window", {
                            get: $util.oneOfGetter($oneOfFields = ["max", "count"]),
                            set: $util.oneOfSetter($oneOfFields)
                        });

                        FilterOptions.encode = function (message, writer, _depth) {
                            if (!writer)
                                writer = $Writer.create();
                            if (_depth === $undefined)
                                _depth = 0;
                            if (_depth > $util.recursionLimit)
                                throw $Error("max depth exceeded");
                            if (message.streamIdentifier != null && $Object.hasOwnProperty.call(message, "streamIdentifier"))
                                $root.event_store.client.streams.ReadReq.Options.FilterOptions.Expression.encode(message.streamIdentifier, writer.uint32(10).fork(), _depth + 1).ldelim();
                            if (message.eventType != null && $Object.hasOwnProperty.call(message, "eventType"))
                                $root.event_store.client.streams.ReadReq.Options.FilterOptions.Expression.encode(message.eventType, writer.uint32(18).fork(), _depth + 1).ldelim();
                            if (message.max != null && $Object.hasOwnProperty.call(message, "max"))
                                writer.uint32(24).uint32(message.max);
                            if (message.count != null && $Object.hasOwnProperty.call(message, "count"))
                                $root.event_store.client.Empty.encode(message.count, writer.uint32(34).fork(), _depth + 1).ldelim();
                            if (message.checkpointIntervalMultiplier != null && $Object.hasOwnProperty.call(message, "checkpointIntervalMultiplier") && message.checkpointIntervalMultiplier !== 0)
                                writer.uint32(40).uint32(message.checkpointIntervalMultiplier);
                            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                                for (let i = 0; i < message.$unknowns.length; ++i)
                                    writer.raw(message.$unknowns[i]);
                            return writer;
                        };

                        FilterOptions.decode = function (reader, length, _end, _depth, _target) {
                            if (!(reader instanceof $Reader))
                                reader = $Reader.create(reader);
                            if (_depth === $undefined)
                                _depth = 0;
                            if (_depth > $Reader.recursionLimit)
                                throw $Error("max depth exceeded");
                            let end, message, value;
                            if (length === $undefined)
                                end = reader.len;
                            else {
                                end = reader.pos + length;
                                if (end > reader.len)
                                    throw $RangeError("index out of range");
                                length = reader.len;
                                reader.len = end;
                            }
                            message = _target || new $root.event_store.client.streams.ReadReq.Options.FilterOptions();
                            while (reader.pos < end) {
                                let start = reader.pos;
                                let tag = reader.tag();
                                if (tag === _end) {
                                    _end = $undefined;
                                    break;
                                }
                                let wireType = tag & 7;
                                switch (tag >>>= 3) {
                                case 1: {
                                        if (wireType !== 2)
                                            break;
                                        message.streamIdentifier = $root.event_store.client.streams.ReadReq.Options.FilterOptions.Expression.decode(reader, reader.size(), $undefined, _depth + 1, message.streamIdentifier);
                                        message.filter = "streamIdentifier";
                                        continue;
                                    }
                                case 2: {
                                        if (wireType !== 2)
                                            break;
                                        message.eventType = $root.event_store.client.streams.ReadReq.Options.FilterOptions.Expression.decode(reader, reader.size(), $undefined, _depth + 1, message.eventType);
                                        message.filter = "eventType";
                                        continue;
                                    }
                                case 3: {
                                        if (wireType !== 0)
                                            break;
                                        message.max = reader.uint32();
                                        message.window = "max";
                                        continue;
                                    }
                                case 4: {
                                        if (wireType !== 2)
                                            break;
                                        message.count = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.count);
                                        message.window = "count";
                                        continue;
                                    }
                                case 5: {
                                        if (wireType !== 0)
                                            break;
                                        if (value = reader.uint32())
                                            message.checkpointIntervalMultiplier = value;
                                        else
                                            delete message.checkpointIntervalMultiplier;
                                        continue;
                                    }
                                }
                                reader.skipType(wireType, _depth, tag);
                                if (!reader.discardUnknown) {
                                    $util.makeProp(message, "$unknowns", false);
                                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                }
                            }
                            if (length !== $undefined) {
                                if (reader.pos !== end)
                                    throw $RangeError("index out of range");
                                reader.len = length;
                            }
                            if (_end !== $undefined)
                                throw $Error("missing end group");
                            return message;
                        };

                        FilterOptions.Expression = (function() {

                            const Expression = function (properties) {
                                this.prefix = [];
                                if (properties)
                                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                            this[keys[i]] = properties[keys[i]];
                            };

                            Expression.prototype.regex = "";
                            Expression.prototype.prefix = $util.emptyArray;

                            Expression.encode = function (message, writer, _depth) {
                                if (!writer)
                                    writer = $Writer.create();
                                if (_depth === $undefined)
                                    _depth = 0;
                                if (_depth > $util.recursionLimit)
                                    throw $Error("max depth exceeded");
                                if (message.regex != null && $Object.hasOwnProperty.call(message, "regex") && message.regex !== "")
                                    writer.uint32(10).string(message.regex);
                                if (message.prefix != null && message.prefix.length)
                                    for (let i = 0; i < message.prefix.length; ++i)
                                        writer.uint32(18).string(message.prefix[i]);
                                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                                    for (let i = 0; i < message.$unknowns.length; ++i)
                                        writer.raw(message.$unknowns[i]);
                                return writer;
                            };

                            Expression.decode = function (reader, length, _end, _depth, _target) {
                                if (!(reader instanceof $Reader))
                                    reader = $Reader.create(reader);
                                if (_depth === $undefined)
                                    _depth = 0;
                                if (_depth > $Reader.recursionLimit)
                                    throw $Error("max depth exceeded");
                                let end, message, value;
                                if (length === $undefined)
                                    end = reader.len;
                                else {
                                    end = reader.pos + length;
                                    if (end > reader.len)
                                        throw $RangeError("index out of range");
                                    length = reader.len;
                                    reader.len = end;
                                }
                                message = _target || new $root.event_store.client.streams.ReadReq.Options.FilterOptions.Expression();
                                while (reader.pos < end) {
                                    let start = reader.pos;
                                    let tag = reader.tag();
                                    if (tag === _end) {
                                        _end = $undefined;
                                        break;
                                    }
                                    let wireType = tag & 7;
                                    switch (tag >>>= 3) {
                                    case 1: {
                                            if (wireType !== 2)
                                                break;
                                            if ((value = reader.stringVerify()).length)
                                                message.regex = value;
                                            else
                                                delete message.regex;
                                            continue;
                                        }
                                    case 2: {
                                            if (wireType !== 2)
                                                break;
                                            if (!(message.prefix && message.prefix.length))
                                                message.prefix = [];
                                            message.prefix.push(reader.stringVerify());
                                            continue;
                                        }
                                    }
                                    reader.skipType(wireType, _depth, tag);
                                    if (!reader.discardUnknown) {
                                        $util.makeProp(message, "$unknowns", false);
                                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                    }
                                }
                                if (length !== $undefined) {
                                    if (reader.pos !== end)
                                        throw $RangeError("index out of range");
                                    reader.len = length;
                                }
                                if (_end !== $undefined)
                                    throw $Error("missing end group");
                                return message;
                            };

                            return Expression;
                        })();

                        return FilterOptions;
                    })();

                    Options.UUIDOption = (function() {

                        const UUIDOption = function (properties) {
                            if (properties)
                                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                        this[keys[i]] = properties[keys[i]];
                        };

                        UUIDOption.prototype.structured = null;
                        UUIDOption.prototype.string = null;

                        let $oneOfFields;

                        $Object.defineProperty(UUIDOption.prototype, "content", {
                            get: $util.oneOfGetter($oneOfFields = ["structured", "string"]),
                            set: $util.oneOfSetter($oneOfFields)
                        });

                        UUIDOption.encode = function (message, writer, _depth) {
                            if (!writer)
                                writer = $Writer.create();
                            if (_depth === $undefined)
                                _depth = 0;
                            if (_depth > $util.recursionLimit)
                                throw $Error("max depth exceeded");
                            if (message.structured != null && $Object.hasOwnProperty.call(message, "structured"))
                                $root.event_store.client.Empty.encode(message.structured, writer.uint32(10).fork(), _depth + 1).ldelim();
                            if (message.string != null && $Object.hasOwnProperty.call(message, "string"))
                                $root.event_store.client.Empty.encode(message.string, writer.uint32(18).fork(), _depth + 1).ldelim();
                            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                                for (let i = 0; i < message.$unknowns.length; ++i)
                                    writer.raw(message.$unknowns[i]);
                            return writer;
                        };

                        UUIDOption.decode = function (reader, length, _end, _depth, _target) {
                            if (!(reader instanceof $Reader))
                                reader = $Reader.create(reader);
                            if (_depth === $undefined)
                                _depth = 0;
                            if (_depth > $Reader.recursionLimit)
                                throw $Error("max depth exceeded");
                            let end, message;
                            if (length === $undefined)
                                end = reader.len;
                            else {
                                end = reader.pos + length;
                                if (end > reader.len)
                                    throw $RangeError("index out of range");
                                length = reader.len;
                                reader.len = end;
                            }
                            message = _target || new $root.event_store.client.streams.ReadReq.Options.UUIDOption();
                            while (reader.pos < end) {
                                let start = reader.pos;
                                let tag = reader.tag();
                                if (tag === _end) {
                                    _end = $undefined;
                                    break;
                                }
                                let wireType = tag & 7;
                                switch (tag >>>= 3) {
                                case 1: {
                                        if (wireType !== 2)
                                            break;
                                        message.structured = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.structured);
                                        message.content = "structured";
                                        continue;
                                    }
                                case 2: {
                                        if (wireType !== 2)
                                            break;
                                        message.string = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.string);
                                        message.content = "string";
                                        continue;
                                    }
                                }
                                reader.skipType(wireType, _depth, tag);
                                if (!reader.discardUnknown) {
                                    $util.makeProp(message, "$unknowns", false);
                                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                }
                            }
                            if (length !== $undefined) {
                                if (reader.pos !== end)
                                    throw $RangeError("index out of range");
                                reader.len = length;
                            }
                            if (_end !== $undefined)
                                throw $Error("missing end group");
                            return message;
                        };

                        return UUIDOption;
                    })();

                    return Options;
                })();

                return ReadReq;
            })();

            streams.ReadResp = (function() {

                const ReadResp = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ReadResp.prototype.event = null;
                ReadResp.prototype.confirmation = null;
                ReadResp.prototype.checkpoint = null;
                ReadResp.prototype.streamNotFound = null;
                ReadResp.prototype.caughtUp = null;
                ReadResp.prototype.fellBehind = null;

                let $oneOfFields;

                $Object.defineProperty(ReadResp.prototype, "content", {
                    get: $util.oneOfGetter($oneOfFields = ["event", "confirmation", "checkpoint", "streamNotFound", "caughtUp", "fellBehind"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                ReadResp.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.event != null && $Object.hasOwnProperty.call(message, "event"))
                        $root.event_store.client.streams.ReadResp.ReadEvent.encode(message.event, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.confirmation != null && $Object.hasOwnProperty.call(message, "confirmation"))
                        $root.event_store.client.streams.ReadResp.SubscriptionConfirmation.encode(message.confirmation, writer.uint32(18).fork(), _depth + 1).ldelim();
                    if (message.checkpoint != null && $Object.hasOwnProperty.call(message, "checkpoint"))
                        $root.event_store.client.AllStreamPosition.encode(message.checkpoint, writer.uint32(26).fork(), _depth + 1).ldelim();
                    if (message.streamNotFound != null && $Object.hasOwnProperty.call(message, "streamNotFound"))
                        $root.event_store.client.streams.ReadResp.StreamNotFound.encode(message.streamNotFound, writer.uint32(34).fork(), _depth + 1).ldelim();
                    if (message.caughtUp != null && $Object.hasOwnProperty.call(message, "caughtUp"))
                        $root.event_store.client.Empty.encode(message.caughtUp, writer.uint32(66).fork(), _depth + 1).ldelim();
                    if (message.fellBehind != null && $Object.hasOwnProperty.call(message, "fellBehind"))
                        $root.event_store.client.Empty.encode(message.fellBehind, writer.uint32(74).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ReadResp.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.ReadResp();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.event = $root.event_store.client.streams.ReadResp.ReadEvent.decode(reader, reader.size(), $undefined, _depth + 1, message.event);
                                message.content = "event";
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.confirmation = $root.event_store.client.streams.ReadResp.SubscriptionConfirmation.decode(reader, reader.size(), $undefined, _depth + 1, message.confirmation);
                                message.content = "confirmation";
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.checkpoint = $root.event_store.client.AllStreamPosition.decode(reader, reader.size(), $undefined, _depth + 1, message.checkpoint);
                                message.content = "checkpoint";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.streamNotFound = $root.event_store.client.streams.ReadResp.StreamNotFound.decode(reader, reader.size(), $undefined, _depth + 1, message.streamNotFound);
                                message.content = "streamNotFound";
                                continue;
                            }
                        case 8: {
                                if (wireType !== 2)
                                    break;
                                message.caughtUp = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.caughtUp);
                                message.content = "caughtUp";
                                continue;
                            }
                        case 9: {
                                if (wireType !== 2)
                                    break;
                                message.fellBehind = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.fellBehind);
                                message.content = "fellBehind";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                ReadResp.ReadEvent = (function() {

                    const ReadEvent = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ReadEvent.prototype.event = null;
                    ReadEvent.prototype.commitPosition = null;

                    let $oneOfFields;

                    $Object.defineProperty(ReadEvent.prototype, "position", {
                        get: $util.oneOfGetter($oneOfFields = ["commitPosition"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    ReadEvent.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.event != null && $Object.hasOwnProperty.call(message, "event"))
                            $root.event_store.client.streams.ReadResp.RecordedEvent.encode(message.event, writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.commitPosition != null && $Object.hasOwnProperty.call(message, "commitPosition"))
                            writer.uint32(24).uint64(message.commitPosition);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    ReadEvent.decode = function (reader, length, _end, _depth, _target) {
                        if (!(reader instanceof $Reader))
                            reader = $Reader.create(reader);
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $Reader.recursionLimit)
                            throw $Error("max depth exceeded");
                        let end, message, value;
                        if (length === $undefined)
                            end = reader.len;
                        else {
                            end = reader.pos + length;
                            if (end > reader.len)
                                throw $RangeError("index out of range");
                            length = reader.len;
                            reader.len = end;
                        }
                        message = _target || new $root.event_store.client.streams.ReadResp.ReadEvent();
                        while (reader.pos < end) {
                            let start = reader.pos;
                            let tag = reader.tag();
                            if (tag === _end) {
                                _end = $undefined;
                                break;
                            }
                            let wireType = tag & 7;
                            switch (tag >>>= 3) {
                            case 1: {
                                    if (wireType !== 2)
                                        break;
                                    message.event = $root.event_store.client.streams.ReadResp.RecordedEvent.decode(reader, reader.size(), $undefined, _depth + 1, message.event);
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 0)
                                        break;
                                    message.commitPosition = reader.uint64();
                                    message.position = "commitPosition";
                                    continue;
                                }
                            }
                            reader.skipType(wireType, _depth, tag);
                            if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                        }
                        if (length !== $undefined) {
                            if (reader.pos !== end)
                                throw $RangeError("index out of range");
                            reader.len = length;
                        }
                        if (_end !== $undefined)
                            throw $Error("missing end group");
                        return message;
                    };

                    return ReadEvent;
                })();

                ReadResp.RecordedEvent = (function() {

                    const RecordedEvent = function (properties) {
                        this.metadata = {};
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    RecordedEvent.prototype.id = null;
                    RecordedEvent.prototype.streamIdentifier = null;
                    RecordedEvent.prototype.streamRevision = $util.Long ? $util.Long.fromBits(0,0,true) : 0;
                    RecordedEvent.prototype.preparePosition = $util.Long ? $util.Long.fromBits(0,0,true) : 0;
                    RecordedEvent.prototype.commitPosition = $util.Long ? $util.Long.fromBits(0,0,true) : 0;
                    RecordedEvent.prototype.metadata = $util.emptyObject;
                    RecordedEvent.prototype.customMetadata = $util.newBuffer([]);
                    RecordedEvent.prototype.data = $util.newBuffer([]);

                    RecordedEvent.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.id != null && $Object.hasOwnProperty.call(message, "id"))
                            $root.event_store.client.UUID.encode(message.id, writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.streamIdentifier != null && $Object.hasOwnProperty.call(message, "streamIdentifier"))
                            $root.event_store.client.StreamIdentifier.encode(message.streamIdentifier, writer.uint32(18).fork(), _depth + 1).ldelim();
                        if (message.streamRevision != null && $Object.hasOwnProperty.call(message, "streamRevision") && (typeof message.streamRevision === "object" ? message.streamRevision.low || message.streamRevision.high : message.streamRevision !== 0))
                            writer.uint32(24).uint64(message.streamRevision);
                        if (message.preparePosition != null && $Object.hasOwnProperty.call(message, "preparePosition") && (typeof message.preparePosition === "object" ? message.preparePosition.low || message.preparePosition.high : message.preparePosition !== 0))
                            writer.uint32(32).uint64(message.preparePosition);
                        if (message.commitPosition != null && $Object.hasOwnProperty.call(message, "commitPosition") && (typeof message.commitPosition === "object" ? message.commitPosition.low || message.commitPosition.high : message.commitPosition !== 0))
                            writer.uint32(40).uint64(message.commitPosition);
                        if (message.metadata != null && $Object.hasOwnProperty.call(message, "metadata"))
                            for (let keys = $Object.keys(message.metadata), i = 0; i < keys.length; ++i)
                                writer.uint32(50).fork().uint32(10).string(keys[i]).uint32(18).string(message.metadata[keys[i]]).ldelim();
                        if (message.customMetadata != null && $Object.hasOwnProperty.call(message, "customMetadata") && message.customMetadata.length)
                            writer.uint32(58).bytes(message.customMetadata);
                        if (message.data != null && $Object.hasOwnProperty.call(message, "data") && message.data.length)
                            writer.uint32(66).bytes(message.data);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    RecordedEvent.decode = function (reader, length, _end, _depth, _target) {
                        if (!(reader instanceof $Reader))
                            reader = $Reader.create(reader);
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $Reader.recursionLimit)
                            throw $Error("max depth exceeded");
                        let end, message, key, value;
                        if (length === $undefined)
                            end = reader.len;
                        else {
                            end = reader.pos + length;
                            if (end > reader.len)
                                throw $RangeError("index out of range");
                            length = reader.len;
                            reader.len = end;
                        }
                        message = _target || new $root.event_store.client.streams.ReadResp.RecordedEvent();
                        while (reader.pos < end) {
                            let start = reader.pos;
                            let tag = reader.tag();
                            if (tag === _end) {
                                _end = $undefined;
                                break;
                            }
                            let wireType = tag & 7;
                            switch (tag >>>= 3) {
                            case 1: {
                                    if (wireType !== 2)
                                        break;
                                    message.id = $root.event_store.client.UUID.decode(reader, reader.size(), $undefined, _depth + 1, message.id);
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    message.streamIdentifier = $root.event_store.client.StreamIdentifier.decode(reader, reader.size(), $undefined, _depth + 1, message.streamIdentifier);
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.uint64()) === "object" ? value.low || value.high : value !== 0)
                                        message.streamRevision = value;
                                    else
                                        delete message.streamRevision;
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.uint64()) === "object" ? value.low || value.high : value !== 0)
                                        message.preparePosition = value;
                                    else
                                        delete message.preparePosition;
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.uint64()) === "object" ? value.low || value.high : value !== 0)
                                        message.commitPosition = value;
                                    else
                                        delete message.commitPosition;
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 2)
                                        break;
                                    if (message.metadata === $util.emptyObject)
                                        message.metadata = {};
                                    let end2 = reader.size() + reader.pos;
                                    if (end2 > reader.len)
                                        throw $RangeError("index out of range");
                                    reader.len = end2;
                                    key = "";
                                    value = "";
                                    while (reader.pos < end2) {
                                        let tag2 = reader.tag();
                                        wireType = tag2 & 7;
                                        switch (tag2 >>>= 3) {
                                        case 1:
                                            if (wireType !== 2)
                                                break;
                                            key = reader.stringVerify();
                                            continue;
                                        case 2:
                                            if (wireType !== 2)
                                                break;
                                            value = reader.stringVerify();
                                            continue;
                                        }
                                        reader.skipType(wireType, _depth, tag2);
                                    }
                                    if (reader.pos !== end2)
                                        throw $RangeError("index out of range");
                                    reader.len = end;
                                    if (key === "__proto__")
                                        $util.makeProp(message.metadata, key);
                                    message.metadata[key] = value;
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.bytes()).length)
                                        message.customMetadata = value;
                                    else
                                        delete message.customMetadata;
                                    continue;
                                }
                            case 8: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.bytes()).length)
                                        message.data = value;
                                    else
                                        delete message.data;
                                    continue;
                                }
                            }
                            reader.skipType(wireType, _depth, tag);
                            if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                        }
                        if (length !== $undefined) {
                            if (reader.pos !== end)
                                throw $RangeError("index out of range");
                            reader.len = length;
                        }
                        if (_end !== $undefined)
                            throw $Error("missing end group");
                        return message;
                    };

                    return RecordedEvent;
                })();

                ReadResp.SubscriptionConfirmation = (function() {

                    const SubscriptionConfirmation = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SubscriptionConfirmation.prototype.subscriptionId = "";

                    SubscriptionConfirmation.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.subscriptionId != null && $Object.hasOwnProperty.call(message, "subscriptionId") && message.subscriptionId !== "")
                            writer.uint32(10).string(message.subscriptionId);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    SubscriptionConfirmation.decode = function (reader, length, _end, _depth, _target) {
                        if (!(reader instanceof $Reader))
                            reader = $Reader.create(reader);
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $Reader.recursionLimit)
                            throw $Error("max depth exceeded");
                        let end, message, value;
                        if (length === $undefined)
                            end = reader.len;
                        else {
                            end = reader.pos + length;
                            if (end > reader.len)
                                throw $RangeError("index out of range");
                            length = reader.len;
                            reader.len = end;
                        }
                        message = _target || new $root.event_store.client.streams.ReadResp.SubscriptionConfirmation();
                        while (reader.pos < end) {
                            let start = reader.pos;
                            let tag = reader.tag();
                            if (tag === _end) {
                                _end = $undefined;
                                break;
                            }
                            let wireType = tag & 7;
                            switch (tag >>>= 3) {
                            case 1: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.subscriptionId = value;
                                    else
                                        delete message.subscriptionId;
                                    continue;
                                }
                            }
                            reader.skipType(wireType, _depth, tag);
                            if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                        }
                        if (length !== $undefined) {
                            if (reader.pos !== end)
                                throw $RangeError("index out of range");
                            reader.len = length;
                        }
                        if (_end !== $undefined)
                            throw $Error("missing end group");
                        return message;
                    };

                    return SubscriptionConfirmation;
                })();

                ReadResp.StreamNotFound = (function() {

                    const StreamNotFound = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    StreamNotFound.prototype.streamIdentifier = null;

                    StreamNotFound.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.streamIdentifier != null && $Object.hasOwnProperty.call(message, "streamIdentifier"))
                            $root.event_store.client.StreamIdentifier.encode(message.streamIdentifier, writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    StreamNotFound.decode = function (reader, length, _end, _depth, _target) {
                        if (!(reader instanceof $Reader))
                            reader = $Reader.create(reader);
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $Reader.recursionLimit)
                            throw $Error("max depth exceeded");
                        let end, message, value;
                        if (length === $undefined)
                            end = reader.len;
                        else {
                            end = reader.pos + length;
                            if (end > reader.len)
                                throw $RangeError("index out of range");
                            length = reader.len;
                            reader.len = end;
                        }
                        message = _target || new $root.event_store.client.streams.ReadResp.StreamNotFound();
                        while (reader.pos < end) {
                            let start = reader.pos;
                            let tag = reader.tag();
                            if (tag === _end) {
                                _end = $undefined;
                                break;
                            }
                            let wireType = tag & 7;
                            switch (tag >>>= 3) {
                            case 1: {
                                    if (wireType !== 2)
                                        break;
                                    message.streamIdentifier = $root.event_store.client.StreamIdentifier.decode(reader, reader.size(), $undefined, _depth + 1, message.streamIdentifier);
                                    continue;
                                }
                            }
                            reader.skipType(wireType, _depth, tag);
                            if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                        }
                        if (length !== $undefined) {
                            if (reader.pos !== end)
                                throw $RangeError("index out of range");
                            reader.len = length;
                        }
                        if (_end !== $undefined)
                            throw $Error("missing end group");
                        return message;
                    };

                    return StreamNotFound;
                })();

                return ReadResp;
            })();

            streams.WriteOptions = (function() {

                const WriteOptions = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                WriteOptions.prototype.streamIdentifier = null;
                WriteOptions.prototype.revision = null;
                WriteOptions.prototype.noStream = null;
                WriteOptions.prototype.any = null;
                WriteOptions.prototype.streamExists = null;
                WriteOptions.prototype.deadline_21_10_0 = null;
                WriteOptions.prototype.deadline = null;

                let $oneOfFields;

                $Object.defineProperty(WriteOptions.prototype, "expectedStreamRevision", {
                    get: $util.oneOfGetter($oneOfFields = ["revision", "noStream", "any", "streamExists"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                $Object.defineProperty(WriteOptions.prototype, "deadlineOption", {
                    get: $util.oneOfGetter($oneOfFields = ["deadline_21_10_0", "deadline"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                WriteOptions.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.streamIdentifier != null && $Object.hasOwnProperty.call(message, "streamIdentifier"))
                        $root.event_store.client.StreamIdentifier.encode(message.streamIdentifier, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.revision != null && $Object.hasOwnProperty.call(message, "revision"))
                        writer.uint32(16).uint64(message.revision);
                    if (message.noStream != null && $Object.hasOwnProperty.call(message, "noStream"))
                        $root.event_store.client.Empty.encode(message.noStream, writer.uint32(26).fork(), _depth + 1).ldelim();
                    if (message.any != null && $Object.hasOwnProperty.call(message, "any"))
                        $root.event_store.client.Empty.encode(message.any, writer.uint32(34).fork(), _depth + 1).ldelim();
                    if (message.streamExists != null && $Object.hasOwnProperty.call(message, "streamExists"))
                        $root.event_store.client.Empty.encode(message.streamExists, writer.uint32(42).fork(), _depth + 1).ldelim();
                    if (message.deadline_21_10_0 != null && $Object.hasOwnProperty.call(message, "deadline_21_10_0"))
                        $root.google.protobuf.Timestamp.encode(message.deadline_21_10_0, writer.uint32(50).fork(), _depth + 1).ldelim();
                    if (message.deadline != null && $Object.hasOwnProperty.call(message, "deadline"))
                        $root.google.protobuf.Duration.encode(message.deadline, writer.uint32(58).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                WriteOptions.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.WriteOptions();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.streamIdentifier = $root.event_store.client.StreamIdentifier.decode(reader, reader.size(), $undefined, _depth + 1, message.streamIdentifier);
                                continue;
                            }
                        case 2: {
                                if (wireType !== 0)
                                    break;
                                message.revision = reader.uint64();
                                message.expectedStreamRevision = "revision";
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.noStream = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.noStream);
                                message.expectedStreamRevision = "noStream";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.any = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.any);
                                message.expectedStreamRevision = "any";
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                message.streamExists = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.streamExists);
                                message.expectedStreamRevision = "streamExists";
                                continue;
                            }
                        case 6: {
                                if (wireType !== 2)
                                    break;
                                message.deadline_21_10_0 = $root.google.protobuf.Timestamp.decode(reader, reader.size(), $undefined, _depth + 1, message.deadline_21_10_0);
                                message.deadlineOption = "deadline_21_10_0";
                                continue;
                            }
                        case 7: {
                                if (wireType !== 2)
                                    break;
                                message.deadline = $root.google.protobuf.Duration.decode(reader, reader.size(), $undefined, _depth + 1, message.deadline);
                                message.deadlineOption = "deadline";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return WriteOptions;
            })();

            streams.ProposedMessage = (function() {

                const ProposedMessage = function (properties) {
                    this.metadata = {};
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProposedMessage.prototype.id = null;
                ProposedMessage.prototype.metadata = $util.emptyObject;
                ProposedMessage.prototype.customMetadata = $util.newBuffer([]);
                ProposedMessage.prototype.data = $util.newBuffer([]);

                ProposedMessage.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.id != null && $Object.hasOwnProperty.call(message, "id"))
                        $root.event_store.client.UUID.encode(message.id, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.metadata != null && $Object.hasOwnProperty.call(message, "metadata"))
                        for (let keys = $Object.keys(message.metadata), i = 0; i < keys.length; ++i)
                            writer.uint32(18).fork().uint32(10).string(keys[i]).uint32(18).string(message.metadata[keys[i]]).ldelim();
                    if (message.customMetadata != null && $Object.hasOwnProperty.call(message, "customMetadata") && message.customMetadata.length)
                        writer.uint32(26).bytes(message.customMetadata);
                    if (message.data != null && $Object.hasOwnProperty.call(message, "data") && message.data.length)
                        writer.uint32(34).bytes(message.data);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ProposedMessage.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, key, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.ProposedMessage();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.id = $root.event_store.client.UUID.decode(reader, reader.size(), $undefined, _depth + 1, message.id);
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if (message.metadata === $util.emptyObject)
                                    message.metadata = {};
                                let end2 = reader.size() + reader.pos;
                                if (end2 > reader.len)
                                    throw $RangeError("index out of range");
                                reader.len = end2;
                                key = "";
                                value = "";
                                while (reader.pos < end2) {
                                    let tag2 = reader.tag();
                                    wireType = tag2 & 7;
                                    switch (tag2 >>>= 3) {
                                    case 1:
                                        if (wireType !== 2)
                                            break;
                                        key = reader.stringVerify();
                                        continue;
                                    case 2:
                                        if (wireType !== 2)
                                            break;
                                        value = reader.stringVerify();
                                        continue;
                                    }
                                    reader.skipType(wireType, _depth, tag2);
                                }
                                if (reader.pos !== end2)
                                    throw $RangeError("index out of range");
                                reader.len = end;
                                if (key === "__proto__")
                                    $util.makeProp(message.metadata, key);
                                message.metadata[key] = value;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.bytes()).length)
                                    message.customMetadata = value;
                                else
                                    delete message.customMetadata;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.bytes()).length)
                                    message.data = value;
                                else
                                    delete message.data;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return ProposedMessage;
            })();

            streams.AppendSuccess = (function() {

                const AppendSuccess = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                AppendSuccess.prototype.currentRevision = null;
                AppendSuccess.prototype.noStream = null;
                AppendSuccess.prototype.position = null;
                AppendSuccess.prototype.noPosition = null;

                let $oneOfFields;

                $Object.defineProperty(AppendSuccess.prototype, "currentRevisionOption", {
                    get: $util.oneOfGetter($oneOfFields = ["currentRevision", "noStream"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                $Object.defineProperty(AppendSuccess.prototype, "positionOption", {
                    get: $util.oneOfGetter($oneOfFields = ["position", "noPosition"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                AppendSuccess.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.currentRevision != null && $Object.hasOwnProperty.call(message, "currentRevision"))
                        writer.uint32(8).uint64(message.currentRevision);
                    if (message.noStream != null && $Object.hasOwnProperty.call(message, "noStream"))
                        $root.event_store.client.Empty.encode(message.noStream, writer.uint32(18).fork(), _depth + 1).ldelim();
                    if (message.position != null && $Object.hasOwnProperty.call(message, "position"))
                        $root.event_store.client.AllStreamPosition.encode(message.position, writer.uint32(26).fork(), _depth + 1).ldelim();
                    if (message.noPosition != null && $Object.hasOwnProperty.call(message, "noPosition"))
                        $root.event_store.client.Empty.encode(message.noPosition, writer.uint32(34).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                AppendSuccess.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.AppendSuccess();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 0)
                                    break;
                                message.currentRevision = reader.uint64();
                                message.currentRevisionOption = "currentRevision";
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.noStream = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.noStream);
                                message.currentRevisionOption = "noStream";
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.position = $root.event_store.client.AllStreamPosition.decode(reader, reader.size(), $undefined, _depth + 1, message.position);
                                message.positionOption = "position";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.noPosition = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.noPosition);
                                message.positionOption = "noPosition";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return AppendSuccess;
            })();

            streams.AppendReq = (function() {

                const AppendReq = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                AppendReq.prototype.options = null;
                AppendReq.prototype.proposedMessage = null;

                let $oneOfFields;

                $Object.defineProperty(AppendReq.prototype, "content", {
                    get: $util.oneOfGetter($oneOfFields = ["options", "proposedMessage"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                AppendReq.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.options != null && $Object.hasOwnProperty.call(message, "options"))
                        $root.event_store.client.streams.WriteOptions.encode(message.options, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.proposedMessage != null && $Object.hasOwnProperty.call(message, "proposedMessage"))
                        $root.event_store.client.streams.ProposedMessage.encode(message.proposedMessage, writer.uint32(18).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                AppendReq.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.AppendReq();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.options = $root.event_store.client.streams.WriteOptions.decode(reader, reader.size(), $undefined, _depth + 1, message.options);
                                message.content = "options";
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.proposedMessage = $root.event_store.client.streams.ProposedMessage.decode(reader, reader.size(), $undefined, _depth + 1, message.proposedMessage);
                                message.content = "proposedMessage";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return AppendReq;
            })();

            streams.AppendResp = (function() {

                const AppendResp = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                AppendResp.prototype.success = null;
                AppendResp.prototype.wrongExpectedVersion = null;

                let $oneOfFields;

                $Object.defineProperty(AppendResp.prototype, "result", {
                    get: $util.oneOfGetter($oneOfFields = ["success", "wrongExpectedVersion"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                AppendResp.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.success != null && $Object.hasOwnProperty.call(message, "success"))
                        $root.event_store.client.streams.AppendSuccess.encode(message.success, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.wrongExpectedVersion != null && $Object.hasOwnProperty.call(message, "wrongExpectedVersion"))
                        $root.event_store.client.streams.AppendResp.WrongExpectedVersion.encode(message.wrongExpectedVersion, writer.uint32(18).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                AppendResp.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.AppendResp();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.success = $root.event_store.client.streams.AppendSuccess.decode(reader, reader.size(), $undefined, _depth + 1, message.success);
                                message.result = "success";
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.wrongExpectedVersion = $root.event_store.client.streams.AppendResp.WrongExpectedVersion.decode(reader, reader.size(), $undefined, _depth + 1, message.wrongExpectedVersion);
                                message.result = "wrongExpectedVersion";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                AppendResp.WrongExpectedVersion = (function() {

                    const WrongExpectedVersion = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    WrongExpectedVersion.prototype.currentRevision_20_6_0 = null;
                    WrongExpectedVersion.prototype.noStream_20_6_0 = null;
                    WrongExpectedVersion.prototype.expectedRevision_20_6_0 = null;
                    WrongExpectedVersion.prototype.any_20_6_0 = null;
                    WrongExpectedVersion.prototype.streamExists_20_6_0 = null;
                    WrongExpectedVersion.prototype.currentRevision = null;
                    WrongExpectedVersion.prototype.currentNoStream = null;
                    WrongExpectedVersion.prototype.expectedRevision = null;
                    WrongExpectedVersion.prototype.expectedAny = null;
                    WrongExpectedVersion.prototype.expectedStreamExists = null;
                    WrongExpectedVersion.prototype.expectedNoStream = null;

                    let $oneOfFields;

                    $Object.defineProperty(WrongExpectedVersion.prototype, "currentRevisionOption_20_6_0", {
                        get: $util.oneOfGetter($oneOfFields = ["currentRevision_20_6_0", "noStream_20_6_0"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    $Object.defineProperty(WrongExpectedVersion.prototype, "expectedRevisionOption_20_6_0", {
                        get: $util.oneOfGetter($oneOfFields = ["expectedRevision_20_6_0", "any_20_6_0", "streamExists_20_6_0"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    $Object.defineProperty(WrongExpectedVersion.prototype, "currentRevisionOption", {
                        get: $util.oneOfGetter($oneOfFields = ["currentRevision", "currentNoStream"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    $Object.defineProperty(WrongExpectedVersion.prototype, "expectedRevisionOption", {
                        get: $util.oneOfGetter($oneOfFields = ["expectedRevision", "expectedAny", "expectedStreamExists", "expectedNoStream"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    WrongExpectedVersion.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.currentRevision_20_6_0 != null && $Object.hasOwnProperty.call(message, "currentRevision_20_6_0"))
                            writer.uint32(8).uint64(message.currentRevision_20_6_0);
                        if (message.noStream_20_6_0 != null && $Object.hasOwnProperty.call(message, "noStream_20_6_0"))
                            $root.event_store.client.Empty.encode(message.noStream_20_6_0, writer.uint32(18).fork(), _depth + 1).ldelim();
                        if (message.expectedRevision_20_6_0 != null && $Object.hasOwnProperty.call(message, "expectedRevision_20_6_0"))
                            writer.uint32(24).uint64(message.expectedRevision_20_6_0);
                        if (message.any_20_6_0 != null && $Object.hasOwnProperty.call(message, "any_20_6_0"))
                            $root.event_store.client.Empty.encode(message.any_20_6_0, writer.uint32(34).fork(), _depth + 1).ldelim();
                        if (message.streamExists_20_6_0 != null && $Object.hasOwnProperty.call(message, "streamExists_20_6_0"))
                            $root.event_store.client.Empty.encode(message.streamExists_20_6_0, writer.uint32(42).fork(), _depth + 1).ldelim();
                        if (message.currentRevision != null && $Object.hasOwnProperty.call(message, "currentRevision"))
                            writer.uint32(48).uint64(message.currentRevision);
                        if (message.currentNoStream != null && $Object.hasOwnProperty.call(message, "currentNoStream"))
                            $root.event_store.client.Empty.encode(message.currentNoStream, writer.uint32(58).fork(), _depth + 1).ldelim();
                        if (message.expectedRevision != null && $Object.hasOwnProperty.call(message, "expectedRevision"))
                            writer.uint32(64).uint64(message.expectedRevision);
                        if (message.expectedAny != null && $Object.hasOwnProperty.call(message, "expectedAny"))
                            $root.event_store.client.Empty.encode(message.expectedAny, writer.uint32(74).fork(), _depth + 1).ldelim();
                        if (message.expectedStreamExists != null && $Object.hasOwnProperty.call(message, "expectedStreamExists"))
                            $root.event_store.client.Empty.encode(message.expectedStreamExists, writer.uint32(82).fork(), _depth + 1).ldelim();
                        if (message.expectedNoStream != null && $Object.hasOwnProperty.call(message, "expectedNoStream"))
                            $root.event_store.client.Empty.encode(message.expectedNoStream, writer.uint32(90).fork(), _depth + 1).ldelim();
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    WrongExpectedVersion.decode = function (reader, length, _end, _depth, _target) {
                        if (!(reader instanceof $Reader))
                            reader = $Reader.create(reader);
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $Reader.recursionLimit)
                            throw $Error("max depth exceeded");
                        let end, message;
                        if (length === $undefined)
                            end = reader.len;
                        else {
                            end = reader.pos + length;
                            if (end > reader.len)
                                throw $RangeError("index out of range");
                            length = reader.len;
                            reader.len = end;
                        }
                        message = _target || new $root.event_store.client.streams.AppendResp.WrongExpectedVersion();
                        while (reader.pos < end) {
                            let start = reader.pos;
                            let tag = reader.tag();
                            if (tag === _end) {
                                _end = $undefined;
                                break;
                            }
                            let wireType = tag & 7;
                            switch (tag >>>= 3) {
                            case 1: {
                                    if (wireType !== 0)
                                        break;
                                    message.currentRevision_20_6_0 = reader.uint64();
                                    message.currentRevisionOption_20_6_0 = "currentRevision_20_6_0";
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    message.noStream_20_6_0 = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.noStream_20_6_0);
                                    message.currentRevisionOption_20_6_0 = "noStream_20_6_0";
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 0)
                                        break;
                                    message.expectedRevision_20_6_0 = reader.uint64();
                                    message.expectedRevisionOption_20_6_0 = "expectedRevision_20_6_0";
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    message.any_20_6_0 = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.any_20_6_0);
                                    message.expectedRevisionOption_20_6_0 = "any_20_6_0";
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 2)
                                        break;
                                    message.streamExists_20_6_0 = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.streamExists_20_6_0);
                                    message.expectedRevisionOption_20_6_0 = "streamExists_20_6_0";
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 0)
                                        break;
                                    message.currentRevision = reader.uint64();
                                    message.currentRevisionOption = "currentRevision";
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 2)
                                        break;
                                    message.currentNoStream = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.currentNoStream);
                                    message.currentRevisionOption = "currentNoStream";
                                    continue;
                                }
                            case 8: {
                                    if (wireType !== 0)
                                        break;
                                    message.expectedRevision = reader.uint64();
                                    message.expectedRevisionOption = "expectedRevision";
                                    continue;
                                }
                            case 9: {
                                    if (wireType !== 2)
                                        break;
                                    message.expectedAny = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.expectedAny);
                                    message.expectedRevisionOption = "expectedAny";
                                    continue;
                                }
                            case 10: {
                                    if (wireType !== 2)
                                        break;
                                    message.expectedStreamExists = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.expectedStreamExists);
                                    message.expectedRevisionOption = "expectedStreamExists";
                                    continue;
                                }
                            case 11: {
                                    if (wireType !== 2)
                                        break;
                                    message.expectedNoStream = $root.event_store.client.Empty.decode(reader, reader.size(), $undefined, _depth + 1, message.expectedNoStream);
                                    message.expectedRevisionOption = "expectedNoStream";
                                    continue;
                                }
                            }
                            reader.skipType(wireType, _depth, tag);
                            if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                        }
                        if (length !== $undefined) {
                            if (reader.pos !== end)
                                throw $RangeError("index out of range");
                            reader.len = length;
                        }
                        if (_end !== $undefined)
                            throw $Error("missing end group");
                        return message;
                    };

                    return WrongExpectedVersion;
                })();

                return AppendResp;
            })();

            streams.BatchAppendReq = (function() {

                const BatchAppendReq = function (properties) {
                    this.proposedMessages = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                BatchAppendReq.prototype.correlationId = null;
                BatchAppendReq.prototype.options = null;
                BatchAppendReq.prototype.proposedMessages = $util.emptyArray;
                BatchAppendReq.prototype.isFinal = false;

                BatchAppendReq.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.correlationId != null && $Object.hasOwnProperty.call(message, "correlationId"))
                        $root.event_store.client.UUID.encode(message.correlationId, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.options != null && $Object.hasOwnProperty.call(message, "options"))
                        $root.event_store.client.streams.WriteOptions.encode(message.options, writer.uint32(18).fork(), _depth + 1).ldelim();
                    if (message.proposedMessages != null && message.proposedMessages.length)
                        for (let i = 0; i < message.proposedMessages.length; ++i)
                            $root.event_store.client.streams.ProposedMessage.encode(message.proposedMessages[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                    if (message.isFinal != null && $Object.hasOwnProperty.call(message, "isFinal") && message.isFinal !== false)
                        writer.uint32(32).bool(message.isFinal);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                BatchAppendReq.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.BatchAppendReq();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.correlationId = $root.event_store.client.UUID.decode(reader, reader.size(), $undefined, _depth + 1, message.correlationId);
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.options = $root.event_store.client.streams.WriteOptions.decode(reader, reader.size(), $undefined, _depth + 1, message.options);
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.proposedMessages && message.proposedMessages.length))
                                    message.proposedMessages = [];
                                message.proposedMessages.push($root.event_store.client.streams.ProposedMessage.decode(reader, reader.size(), $undefined, _depth + 1));
                                continue;
                            }
                        case 4: {
                                if (wireType !== 0)
                                    break;
                                if (value = reader.bool())
                                    message.isFinal = value;
                                else
                                    delete message.isFinal;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return BatchAppendReq;
            })();

            streams.BatchAppendResp = (function() {

                const BatchAppendResp = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                BatchAppendResp.prototype.correlationId = null;
                BatchAppendResp.prototype.error = null;
                BatchAppendResp.prototype.success = null;
                BatchAppendResp.prototype.streamIdentifier = null;

                let $oneOfFields;

                $Object.defineProperty(BatchAppendResp.prototype, "result", {
                    get: $util.oneOfGetter($oneOfFields = ["error", "success"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                BatchAppendResp.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.correlationId != null && $Object.hasOwnProperty.call(message, "correlationId"))
                        $root.event_store.client.UUID.encode(message.correlationId, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.error != null && $Object.hasOwnProperty.call(message, "error"))
                        $root.google.rpc.Status.encode(message.error, writer.uint32(18).fork(), _depth + 1).ldelim();
                    if (message.success != null && $Object.hasOwnProperty.call(message, "success"))
                        $root.event_store.client.streams.AppendSuccess.encode(message.success, writer.uint32(26).fork(), _depth + 1).ldelim();
                    if (message.streamIdentifier != null && $Object.hasOwnProperty.call(message, "streamIdentifier"))
                        $root.event_store.client.StreamIdentifier.encode(message.streamIdentifier, writer.uint32(34).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                BatchAppendResp.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.BatchAppendResp();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.correlationId = $root.event_store.client.UUID.decode(reader, reader.size(), $undefined, _depth + 1, message.correlationId);
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.error = $root.google.rpc.Status.decode(reader, reader.size(), $undefined, _depth + 1, message.error);
                                message.result = "error";
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.success = $root.event_store.client.streams.AppendSuccess.decode(reader, reader.size(), $undefined, _depth + 1, message.success);
                                message.result = "success";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.streamIdentifier = $root.event_store.client.StreamIdentifier.decode(reader, reader.size(), $undefined, _depth + 1, message.streamIdentifier);
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return BatchAppendResp;
            })();

            streams.DeleteReq = (function() {

                const DeleteReq = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                DeleteReq.prototype.options = null;

                DeleteReq.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.options != null && $Object.hasOwnProperty.call(message, "options"))
                        $root.event_store.client.streams.WriteOptions.encode(message.options, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                DeleteReq.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.DeleteReq();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.options = $root.event_store.client.streams.WriteOptions.decode(reader, reader.size(), $undefined, _depth + 1, message.options);
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return DeleteReq;
            })();

            streams.DeleteResp = (function() {

                const DeleteResp = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                DeleteResp.prototype.position = null;

                let $oneOfFields;

                $Object.defineProperty(DeleteResp.prototype, "positionOption", {
                    get: $util.oneOfGetter($oneOfFields = ["position"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                DeleteResp.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.position != null && $Object.hasOwnProperty.call(message, "position"))
                        $root.event_store.client.AllStreamPosition.encode(message.position, writer.uint32(10).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                DeleteResp.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.event_store.client.streams.DeleteResp();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.position = $root.event_store.client.AllStreamPosition.decode(reader, reader.size(), $undefined, _depth + 1, message.position);
                                message.positionOption = "position";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return DeleteResp;
            })();

            return streams;
        })();

        return client;
    })();

    return event_store;
})();

export const google = $root.google = (() => {

    const google = {};

    google.protobuf = (function() {

        const protobuf = {};

        protobuf.Any = (function() {

            const Any = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Any.prototype.type_url = "";
            Any.prototype.value = $util.newBuffer([]);

            Any.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.type_url != null && $Object.hasOwnProperty.call(message, "type_url") && message.type_url !== "")
                    writer.uint32(10).string(message.type_url);
                if (message.value != null && $Object.hasOwnProperty.call(message, "value") && message.value.length)
                    writer.uint32(18).bytes(message.value);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Any.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.google.protobuf.Any();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.type_url = value;
                            else
                                delete message.type_url;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.bytes()).length)
                                message.value = value;
                            else
                                delete message.value;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Any;
        })();

        protobuf.Duration = (function() {

            const Duration = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Duration.prototype.seconds = $util.Long ? $util.Long.fromBits(0,0,false) : 0;
            Duration.prototype.nanos = 0;

            Duration.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.seconds != null && $Object.hasOwnProperty.call(message, "seconds") && (typeof message.seconds === "object" ? message.seconds.low || message.seconds.high : message.seconds !== 0))
                    writer.uint32(8).int64(message.seconds);
                if (message.nanos != null && $Object.hasOwnProperty.call(message, "nanos") && message.nanos !== 0)
                    writer.uint32(16).int32(message.nanos);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Duration.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.google.protobuf.Duration();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                message.seconds = value;
                            else
                                delete message.seconds;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.nanos = value;
                            else
                                delete message.nanos;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Duration;
        })();

        protobuf.Timestamp = (function() {

            const Timestamp = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Timestamp.prototype.seconds = $util.Long ? $util.Long.fromBits(0,0,false) : 0;
            Timestamp.prototype.nanos = 0;

            Timestamp.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.seconds != null && $Object.hasOwnProperty.call(message, "seconds") && (typeof message.seconds === "object" ? message.seconds.low || message.seconds.high : message.seconds !== 0))
                    writer.uint32(8).int64(message.seconds);
                if (message.nanos != null && $Object.hasOwnProperty.call(message, "nanos") && message.nanos !== 0)
                    writer.uint32(16).int32(message.nanos);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Timestamp.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.google.protobuf.Timestamp();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                message.seconds = value;
                            else
                                delete message.seconds;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.nanos = value;
                            else
                                delete message.nanos;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Timestamp;
        })();

        return protobuf;
    })();

    google.rpc = (function() {

        const rpc = {};

        rpc.Status = (function() {

            const Status = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Status.prototype.code = 0;
            Status.prototype.message = "";
            Status.prototype.details = null;

            Status.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.code != null && $Object.hasOwnProperty.call(message, "code") && message.code !== 0)
                    writer.uint32(8).int32(message.code);
                if (message.message != null && $Object.hasOwnProperty.call(message, "message") && message.message !== "")
                    writer.uint32(18).string(message.message);
                if (message.details != null && $Object.hasOwnProperty.call(message, "details"))
                    $root.google.protobuf.Any.encode(message.details, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Status.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.google.rpc.Status();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.code = value;
                            else
                                delete message.code;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.message = value;
                            else
                                delete message.message;
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.details = $root.google.protobuf.Any.decode(reader, reader.size(), $undefined, _depth + 1, message.details);
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Status;
        })();

        return rpc;
    })();

    return google;
})();

export {
  $root as default
};
