import * as $protobuf from "protobufjs/minimal.js";
import Long = require("long");

/** Namespace event_store. */
export namespace event_store {

    /** Namespace client. */
    namespace client {

        /** Namespace gossip. */
        namespace gossip {

            /**
             * Properties of a ClusterInfo.
             * @deprecated Use event_store.client.gossip.ClusterInfo.$Properties instead.
             */
            interface IClusterInfo extends event_store.client.gossip.ClusterInfo.$Properties {
            }

            /** Represents a ClusterInfo. */
            class ClusterInfo {

                /**
                 * Constructs a new ClusterInfo.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.gossip.ClusterInfo.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ClusterInfo members. */
                members: event_store.client.gossip.MemberInfo.$Properties[];

                /**
                 * Encodes the specified ClusterInfo message. Does not implicitly {@link event_store.client.gossip.ClusterInfo.verify|verify} messages.
                 * @param message ClusterInfo message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.gossip.ClusterInfo.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ClusterInfo message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.gossip.ClusterInfo & event_store.client.gossip.ClusterInfo.$Shape} ClusterInfo
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.gossip.ClusterInfo & event_store.client.gossip.ClusterInfo.$Shape;
            }

            namespace ClusterInfo {

                /** Properties of a ClusterInfo. */
                interface $Properties {

                    /** ClusterInfo members */
                    members?: (event_store.client.gossip.MemberInfo.$Properties[]|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ClusterInfo. */
                type $Shape = {
                  members?: event_store.client.gossip.MemberInfo.$Shape[]|null;
                  $unknowns?: Uint8Array[];
                };
            }

            /**
             * Properties of a MemberInfo.
             * @deprecated Use event_store.client.gossip.MemberInfo.$Properties instead.
             */
            interface IMemberInfo extends event_store.client.gossip.MemberInfo.$Properties {
            }

            /** Represents a MemberInfo. */
            class MemberInfo {

                /**
                 * Constructs a new MemberInfo.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.gossip.MemberInfo.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** MemberInfo instanceId. */
                instanceId?: (event_store.client.UUID.$Properties|null);

                /** MemberInfo timeStamp. */
                timeStamp: Long;

                /** MemberInfo state. */
                state: event_store.client.gossip.MemberInfo.VNodeState;

                /** MemberInfo isAlive. */
                isAlive: boolean;

                /** MemberInfo httpEndPoint. */
                httpEndPoint?: (event_store.client.gossip.EndPoint.$Properties|null);

                /**
                 * Encodes the specified MemberInfo message. Does not implicitly {@link event_store.client.gossip.MemberInfo.verify|verify} messages.
                 * @param message MemberInfo message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.gossip.MemberInfo.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a MemberInfo message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.gossip.MemberInfo & event_store.client.gossip.MemberInfo.$Shape} MemberInfo
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.gossip.MemberInfo & event_store.client.gossip.MemberInfo.$Shape;
            }

            namespace MemberInfo {

                /** Properties of a MemberInfo. */
                interface $Properties {

                    /** MemberInfo instanceId */
                    instanceId?: (event_store.client.UUID.$Properties|null);

                    /** MemberInfo timeStamp */
                    timeStamp?: (Long|null);

                    /** MemberInfo state */
                    state?: (event_store.client.gossip.MemberInfo.VNodeState|null);

                    /** MemberInfo isAlive */
                    isAlive?: (boolean|null);

                    /** MemberInfo httpEndPoint */
                    httpEndPoint?: (event_store.client.gossip.EndPoint.$Properties|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a MemberInfo. */
                type $Shape = {
                  instanceId?: event_store.client.UUID.$Shape|null;
                  timeStamp?: Long|null;
                  state?: event_store.client.gossip.MemberInfo.VNodeState|null;
                  isAlive?: boolean|null;
                  httpEndPoint?: event_store.client.gossip.EndPoint.$Shape|null;
                  $unknowns?: Uint8Array[];
                };

                /** VNodeState enum. */
                enum VNodeState {

                    /** Initializing value */
                    Initializing = 0,

                    /** Leader value */
                    Leader = 8
                }
            }

            /**
             * Properties of an EndPoint.
             * @deprecated Use event_store.client.gossip.EndPoint.$Properties instead.
             */
            interface IEndPoint extends event_store.client.gossip.EndPoint.$Properties {
            }

            /** Represents an EndPoint. */
            class EndPoint {

                /**
                 * Constructs a new EndPoint.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.gossip.EndPoint.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** EndPoint address. */
                address: string;

                /** EndPoint port. */
                port: number;

                /**
                 * Encodes the specified EndPoint message. Does not implicitly {@link event_store.client.gossip.EndPoint.verify|verify} messages.
                 * @param message EndPoint message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.gossip.EndPoint.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes an EndPoint message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.gossip.EndPoint & event_store.client.gossip.EndPoint.$Shape} EndPoint
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.gossip.EndPoint & event_store.client.gossip.EndPoint.$Shape;
            }

            namespace EndPoint {

                /** Properties of an EndPoint. */
                interface $Properties {

                    /** EndPoint address */
                    address?: (string|null);

                    /** EndPoint port */
                    port?: (number|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of an EndPoint. */
                type $Shape = event_store.client.gossip.EndPoint.$Properties;
            }
        }

        /**
         * Properties of an Empty.
         * @deprecated Use event_store.client.Empty.$Properties instead.
         */
        interface IEmpty extends event_store.client.Empty.$Properties {
        }

        /** Represents an Empty. */
        class Empty {

            /**
             * Constructs a new Empty.
             * @param [properties] Properties to set
             */
            constructor(properties?: event_store.client.Empty.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /**
             * Encodes the specified Empty message. Does not implicitly {@link event_store.client.Empty.verify|verify} messages.
             * @param message Empty message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: event_store.client.Empty.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes an Empty message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {event_store.client.Empty & event_store.client.Empty.$Shape} Empty
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.Empty & event_store.client.Empty.$Shape;
        }

        namespace Empty {

            /** Properties of an Empty. */
            interface $Properties {

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of an Empty. */
            type $Shape = event_store.client.Empty.$Properties;
        }

        /**
         * Properties of a UUID.
         * @deprecated Use event_store.client.UUID.$Properties instead.
         */
        interface IUUID extends event_store.client.UUID.$Properties {
        }

        /** Represents a UUID. */
        class UUID {

            /**
             * Constructs a new UUID.
             * @param [properties] Properties to set
             */
            constructor(properties?: event_store.client.UUID.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** UUID structured. */
            structured?: (event_store.client.UUID.Structured.$Properties|null);

            /** UUID string. */
            string?: (string|null);

            /** UUID value. */
            value?: ("structured"|"string");

            /**
             * Encodes the specified UUID message. Does not implicitly {@link event_store.client.UUID.verify|verify} messages.
             * @param message UUID message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: event_store.client.UUID.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a UUID message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {event_store.client.UUID & event_store.client.UUID.$Shape} UUID
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.UUID & event_store.client.UUID.$Shape;
        }

        namespace UUID {

            /** Properties of a UUID. */
            interface $Properties {

                /** UUID structured */
                structured?: (event_store.client.UUID.Structured.$Properties|null);

                /** UUID string */
                string?: (string|null);

                /** UUID value */
                value?: ("structured"|"string");

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Narrowed shape of a UUID. */
            type $Shape = {
              structured?: event_store.client.UUID.Structured.$Shape|null;
              string?: string|null;
              $unknowns?: Uint8Array[];
            } & (
              ({ value?: undefined; structured?: null; string?: null }|{ value?: "structured"; structured: event_store.client.UUID.Structured.$Shape; string?: null }|{ value?: "string"; structured?: null; string: string })
            );

            /**
             * Properties of a Structured.
             * @deprecated Use event_store.client.UUID.Structured.$Properties instead.
             */
            interface IStructured extends event_store.client.UUID.Structured.$Properties {
            }

            /** Represents a Structured. */
            class Structured {

                /**
                 * Constructs a new Structured.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.UUID.Structured.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** Structured mostSignificantBits. */
                mostSignificantBits: Long;

                /** Structured leastSignificantBits. */
                leastSignificantBits: Long;

                /**
                 * Encodes the specified Structured message. Does not implicitly {@link event_store.client.UUID.Structured.verify|verify} messages.
                 * @param message Structured message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.UUID.Structured.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a Structured message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.UUID.Structured & event_store.client.UUID.Structured.$Shape} Structured
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.UUID.Structured & event_store.client.UUID.Structured.$Shape;
            }

            namespace Structured {

                /** Properties of a Structured. */
                interface $Properties {

                    /** Structured mostSignificantBits */
                    mostSignificantBits?: (Long|null);

                    /** Structured leastSignificantBits */
                    leastSignificantBits?: (Long|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a Structured. */
                type $Shape = event_store.client.UUID.Structured.$Properties;
            }
        }

        /**
         * Properties of a StreamIdentifier.
         * @deprecated Use event_store.client.StreamIdentifier.$Properties instead.
         */
        interface IStreamIdentifier extends event_store.client.StreamIdentifier.$Properties {
        }

        /** Represents a StreamIdentifier. */
        class StreamIdentifier {

            /**
             * Constructs a new StreamIdentifier.
             * @param [properties] Properties to set
             */
            constructor(properties?: event_store.client.StreamIdentifier.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** StreamIdentifier streamName. */
            streamName: Uint8Array;

            /**
             * Encodes the specified StreamIdentifier message. Does not implicitly {@link event_store.client.StreamIdentifier.verify|verify} messages.
             * @param message StreamIdentifier message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: event_store.client.StreamIdentifier.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a StreamIdentifier message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {event_store.client.StreamIdentifier & event_store.client.StreamIdentifier.$Shape} StreamIdentifier
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.StreamIdentifier & event_store.client.StreamIdentifier.$Shape;
        }

        namespace StreamIdentifier {

            /** Properties of a StreamIdentifier. */
            interface $Properties {

                /** StreamIdentifier streamName */
                streamName?: (Uint8Array|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a StreamIdentifier. */
            type $Shape = event_store.client.StreamIdentifier.$Properties;
        }

        /**
         * Properties of an AllStreamPosition.
         * @deprecated Use event_store.client.AllStreamPosition.$Properties instead.
         */
        interface IAllStreamPosition extends event_store.client.AllStreamPosition.$Properties {
        }

        /** Represents an AllStreamPosition. */
        class AllStreamPosition {

            /**
             * Constructs a new AllStreamPosition.
             * @param [properties] Properties to set
             */
            constructor(properties?: event_store.client.AllStreamPosition.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** AllStreamPosition commitPosition. */
            commitPosition: Long;

            /** AllStreamPosition preparePosition. */
            preparePosition: Long;

            /**
             * Encodes the specified AllStreamPosition message. Does not implicitly {@link event_store.client.AllStreamPosition.verify|verify} messages.
             * @param message AllStreamPosition message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: event_store.client.AllStreamPosition.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes an AllStreamPosition message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {event_store.client.AllStreamPosition & event_store.client.AllStreamPosition.$Shape} AllStreamPosition
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.AllStreamPosition & event_store.client.AllStreamPosition.$Shape;
        }

        namespace AllStreamPosition {

            /** Properties of an AllStreamPosition. */
            interface $Properties {

                /** AllStreamPosition commitPosition */
                commitPosition?: (Long|null);

                /** AllStreamPosition preparePosition */
                preparePosition?: (Long|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of an AllStreamPosition. */
            type $Shape = event_store.client.AllStreamPosition.$Properties;
        }

        /**
         * Properties of a WrongExpectedVersion.
         * @deprecated Use event_store.client.WrongExpectedVersion.$Properties instead.
         */
        interface IWrongExpectedVersion extends event_store.client.WrongExpectedVersion.$Properties {
        }

        /** Represents a WrongExpectedVersion. */
        class WrongExpectedVersion {

            /**
             * Constructs a new WrongExpectedVersion.
             * @param [properties] Properties to set
             */
            constructor(properties?: event_store.client.WrongExpectedVersion.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** WrongExpectedVersion currentStreamRevision. */
            currentStreamRevision?: (Long|null);

            /** WrongExpectedVersion currentNoStream. */
            currentNoStream?: (event_store.client.Empty.$Properties|null);

            /** WrongExpectedVersion expectedStreamPosition. */
            expectedStreamPosition?: (Long|null);

            /** WrongExpectedVersion expectedAny. */
            expectedAny?: (event_store.client.Empty.$Properties|null);

            /** WrongExpectedVersion expectedStreamExists. */
            expectedStreamExists?: (event_store.client.Empty.$Properties|null);

            /** WrongExpectedVersion expectedNoStream. */
            expectedNoStream?: (event_store.client.Empty.$Properties|null);

            /** WrongExpectedVersion currentStreamRevisionOption. */
            currentStreamRevisionOption?: ("currentStreamRevision"|"currentNoStream");

            /** WrongExpectedVersion expectedStreamPositionOption. */
            expectedStreamPositionOption?: ("expectedStreamPosition"|"expectedAny"|"expectedStreamExists"|"expectedNoStream");

            /**
             * Encodes the specified WrongExpectedVersion message. Does not implicitly {@link event_store.client.WrongExpectedVersion.verify|verify} messages.
             * @param message WrongExpectedVersion message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: event_store.client.WrongExpectedVersion.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a WrongExpectedVersion message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {event_store.client.WrongExpectedVersion & event_store.client.WrongExpectedVersion.$Shape} WrongExpectedVersion
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.WrongExpectedVersion & event_store.client.WrongExpectedVersion.$Shape;
        }

        namespace WrongExpectedVersion {

            /** Properties of a WrongExpectedVersion. */
            interface $Properties {

                /** WrongExpectedVersion currentStreamRevision */
                currentStreamRevision?: (Long|null);

                /** WrongExpectedVersion currentNoStream */
                currentNoStream?: (event_store.client.Empty.$Properties|null);

                /** WrongExpectedVersion expectedStreamPosition */
                expectedStreamPosition?: (Long|null);

                /** WrongExpectedVersion expectedAny */
                expectedAny?: (event_store.client.Empty.$Properties|null);

                /** WrongExpectedVersion expectedStreamExists */
                expectedStreamExists?: (event_store.client.Empty.$Properties|null);

                /** WrongExpectedVersion expectedNoStream */
                expectedNoStream?: (event_store.client.Empty.$Properties|null);

                /** WrongExpectedVersion currentStreamRevisionOption */
                currentStreamRevisionOption?: ("currentStreamRevision"|"currentNoStream");

                /** WrongExpectedVersion expectedStreamPositionOption */
                expectedStreamPositionOption?: ("expectedStreamPosition"|"expectedAny"|"expectedStreamExists"|"expectedNoStream");

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Narrowed shape of a WrongExpectedVersion. */
            type $Shape = {
              currentStreamRevision?: Long|null;
              currentNoStream?: event_store.client.Empty.$Shape|null;
              expectedStreamPosition?: Long|null;
              expectedAny?: event_store.client.Empty.$Shape|null;
              expectedStreamExists?: event_store.client.Empty.$Shape|null;
              expectedNoStream?: event_store.client.Empty.$Shape|null;
              $unknowns?: Uint8Array[];
            } & (
              ({ currentStreamRevisionOption?: undefined; currentStreamRevision?: null; currentNoStream?: null }|{ currentStreamRevisionOption?: "currentStreamRevision"; currentStreamRevision: Long; currentNoStream?: null }|{ currentStreamRevisionOption?: "currentNoStream"; currentStreamRevision?: null; currentNoStream: event_store.client.Empty.$Shape })
            ) & (
              ({ expectedStreamPositionOption?: undefined; expectedStreamPosition?: null; expectedAny?: null; expectedStreamExists?: null; expectedNoStream?: null }|{ expectedStreamPositionOption?: "expectedStreamPosition"; expectedStreamPosition: Long; expectedAny?: null; expectedStreamExists?: null; expectedNoStream?: null }|{ expectedStreamPositionOption?: "expectedAny"; expectedStreamPosition?: null; expectedAny: event_store.client.Empty.$Shape; expectedStreamExists?: null; expectedNoStream?: null }|{ expectedStreamPositionOption?: "expectedStreamExists"; expectedStreamPosition?: null; expectedAny?: null; expectedStreamExists: event_store.client.Empty.$Shape; expectedNoStream?: null }|{ expectedStreamPositionOption?: "expectedNoStream"; expectedStreamPosition?: null; expectedAny?: null; expectedStreamExists?: null; expectedNoStream: event_store.client.Empty.$Shape })
            );
        }

        /**
         * Properties of a StreamDeleted.
         * @deprecated Use event_store.client.StreamDeleted.$Properties instead.
         */
        interface IStreamDeleted extends event_store.client.StreamDeleted.$Properties {
        }

        /** Represents a StreamDeleted. */
        class StreamDeleted {

            /**
             * Constructs a new StreamDeleted.
             * @param [properties] Properties to set
             */
            constructor(properties?: event_store.client.StreamDeleted.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** StreamDeleted streamIdentifier. */
            streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

            /**
             * Encodes the specified StreamDeleted message. Does not implicitly {@link event_store.client.StreamDeleted.verify|verify} messages.
             * @param message StreamDeleted message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: event_store.client.StreamDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a StreamDeleted message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {event_store.client.StreamDeleted & event_store.client.StreamDeleted.$Shape} StreamDeleted
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.StreamDeleted & event_store.client.StreamDeleted.$Shape;
        }

        namespace StreamDeleted {

            /** Properties of a StreamDeleted. */
            interface $Properties {

                /** StreamDeleted streamIdentifier */
                streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a StreamDeleted. */
            type $Shape = event_store.client.StreamDeleted.$Properties;
        }

        /**
         * Properties of a MaximumAppendSizeExceeded.
         * @deprecated Use event_store.client.MaximumAppendSizeExceeded.$Properties instead.
         */
        interface IMaximumAppendSizeExceeded extends event_store.client.MaximumAppendSizeExceeded.$Properties {
        }

        /** Represents a MaximumAppendSizeExceeded. */
        class MaximumAppendSizeExceeded {

            /**
             * Constructs a new MaximumAppendSizeExceeded.
             * @param [properties] Properties to set
             */
            constructor(properties?: event_store.client.MaximumAppendSizeExceeded.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** MaximumAppendSizeExceeded maxAppendSize. */
            maxAppendSize: number;

            /**
             * Encodes the specified MaximumAppendSizeExceeded message. Does not implicitly {@link event_store.client.MaximumAppendSizeExceeded.verify|verify} messages.
             * @param message MaximumAppendSizeExceeded message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: event_store.client.MaximumAppendSizeExceeded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a MaximumAppendSizeExceeded message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {event_store.client.MaximumAppendSizeExceeded & event_store.client.MaximumAppendSizeExceeded.$Shape} MaximumAppendSizeExceeded
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.MaximumAppendSizeExceeded & event_store.client.MaximumAppendSizeExceeded.$Shape;
        }

        namespace MaximumAppendSizeExceeded {

            /** Properties of a MaximumAppendSizeExceeded. */
            interface $Properties {

                /** MaximumAppendSizeExceeded maxAppendSize */
                maxAppendSize?: (number|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a MaximumAppendSizeExceeded. */
            type $Shape = event_store.client.MaximumAppendSizeExceeded.$Properties;
        }

        /**
         * Properties of a BadRequest.
         * @deprecated Use event_store.client.BadRequest.$Properties instead.
         */
        interface IBadRequest extends event_store.client.BadRequest.$Properties {
        }

        /** Represents a BadRequest. */
        class BadRequest {

            /**
             * Constructs a new BadRequest.
             * @param [properties] Properties to set
             */
            constructor(properties?: event_store.client.BadRequest.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** BadRequest message. */
            message: string;

            /**
             * Encodes the specified BadRequest message. Does not implicitly {@link event_store.client.BadRequest.verify|verify} messages.
             * @param message BadRequest message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: event_store.client.BadRequest.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a BadRequest message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {event_store.client.BadRequest & event_store.client.BadRequest.$Shape} BadRequest
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.BadRequest & event_store.client.BadRequest.$Shape;
        }

        namespace BadRequest {

            /** Properties of a BadRequest. */
            interface $Properties {

                /** BadRequest message */
                message?: (string|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a BadRequest. */
            type $Shape = event_store.client.BadRequest.$Properties;
        }

        /** Namespace server_features. */
        namespace server_features {

            /**
             * Properties of a SupportedMethods.
             * @deprecated Use event_store.client.server_features.SupportedMethods.$Properties instead.
             */
            interface ISupportedMethods extends event_store.client.server_features.SupportedMethods.$Properties {
            }

            /** Represents a SupportedMethods. */
            class SupportedMethods {

                /**
                 * Constructs a new SupportedMethods.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.server_features.SupportedMethods.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SupportedMethods methods. */
                methods: event_store.client.server_features.SupportedMethod.$Properties[];

                /** SupportedMethods eventStoreServerVersion. */
                eventStoreServerVersion: string;

                /**
                 * Encodes the specified SupportedMethods message. Does not implicitly {@link event_store.client.server_features.SupportedMethods.verify|verify} messages.
                 * @param message SupportedMethods message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.server_features.SupportedMethods.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SupportedMethods message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.server_features.SupportedMethods & event_store.client.server_features.SupportedMethods.$Shape} SupportedMethods
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.server_features.SupportedMethods & event_store.client.server_features.SupportedMethods.$Shape;
            }

            namespace SupportedMethods {

                /** Properties of a SupportedMethods. */
                interface $Properties {

                    /** SupportedMethods methods */
                    methods?: (event_store.client.server_features.SupportedMethod.$Properties[]|null);

                    /** SupportedMethods eventStoreServerVersion */
                    eventStoreServerVersion?: (string|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SupportedMethods. */
                type $Shape = event_store.client.server_features.SupportedMethods.$Properties;
            }

            /**
             * Properties of a SupportedMethod.
             * @deprecated Use event_store.client.server_features.SupportedMethod.$Properties instead.
             */
            interface ISupportedMethod extends event_store.client.server_features.SupportedMethod.$Properties {
            }

            /** Represents a SupportedMethod. */
            class SupportedMethod {

                /**
                 * Constructs a new SupportedMethod.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.server_features.SupportedMethod.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SupportedMethod methodName. */
                methodName: string;

                /** SupportedMethod serviceName. */
                serviceName: string;

                /** SupportedMethod features. */
                features: string[];

                /**
                 * Encodes the specified SupportedMethod message. Does not implicitly {@link event_store.client.server_features.SupportedMethod.verify|verify} messages.
                 * @param message SupportedMethod message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.server_features.SupportedMethod.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SupportedMethod message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.server_features.SupportedMethod & event_store.client.server_features.SupportedMethod.$Shape} SupportedMethod
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.server_features.SupportedMethod & event_store.client.server_features.SupportedMethod.$Shape;
            }

            namespace SupportedMethod {

                /** Properties of a SupportedMethod. */
                interface $Properties {

                    /** SupportedMethod methodName */
                    methodName?: (string|null);

                    /** SupportedMethod serviceName */
                    serviceName?: (string|null);

                    /** SupportedMethod features */
                    features?: (string[]|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SupportedMethod. */
                type $Shape = event_store.client.server_features.SupportedMethod.$Properties;
            }
        }

        /** Namespace streams. */
        namespace streams {

            /**
             * Properties of a ReadReq.
             * @deprecated Use event_store.client.streams.ReadReq.$Properties instead.
             */
            interface IReadReq extends event_store.client.streams.ReadReq.$Properties {
            }

            /** Represents a ReadReq. */
            class ReadReq {

                /**
                 * Constructs a new ReadReq.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.ReadReq.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ReadReq options. */
                options?: (event_store.client.streams.ReadReq.Options.$Properties|null);

                /**
                 * Encodes the specified ReadReq message. Does not implicitly {@link event_store.client.streams.ReadReq.verify|verify} messages.
                 * @param message ReadReq message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.ReadReq.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ReadReq message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.ReadReq & event_store.client.streams.ReadReq.$Shape} ReadReq
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadReq & event_store.client.streams.ReadReq.$Shape;
            }

            namespace ReadReq {

                /** Properties of a ReadReq. */
                interface $Properties {

                    /** ReadReq options */
                    options?: (event_store.client.streams.ReadReq.Options.$Properties|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ReadReq. */
                type $Shape = {
                  options?: event_store.client.streams.ReadReq.Options.$Shape|null;
                  $unknowns?: Uint8Array[];
                };

                /**
                 * Properties of an Options.
                 * @deprecated Use event_store.client.streams.ReadReq.Options.$Properties instead.
                 */
                interface IOptions extends event_store.client.streams.ReadReq.Options.$Properties {
                }

                /** Represents an Options. */
                class Options {

                    /**
                     * Constructs a new Options.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: event_store.client.streams.ReadReq.Options.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** Options stream. */
                    stream?: (event_store.client.streams.ReadReq.Options.StreamOptions.$Properties|null);

                    /** Options all. */
                    all?: (event_store.client.streams.ReadReq.Options.AllOptions.$Properties|null);

                    /** Options readDirection. */
                    readDirection: event_store.client.streams.ReadReq.Options.ReadDirection;

                    /** Options count. */
                    count?: (Long|null);

                    /** Options subscription. */
                    subscription?: (event_store.client.Empty.$Properties|null);

                    /** Options filter. */
                    filter?: (event_store.client.streams.ReadReq.Options.FilterOptions.$Properties|null);

                    /** Options noFilter. */
                    noFilter?: (event_store.client.Empty.$Properties|null);

                    /** Options uuidOption. */
                    uuidOption?: (event_store.client.streams.ReadReq.Options.UUIDOption.$Properties|null);

                    /** Options streamOption. */
                    streamOption?: ("stream"|"all");

                    /** Options countOption. */
                    countOption?: ("count"|"subscription");

                    /** Options filterOption. */
                    filterOption?: ("filter"|"noFilter");

                    /**
                     * Encodes the specified Options message. Does not implicitly {@link event_store.client.streams.ReadReq.Options.verify|verify} messages.
                     * @param message Options message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: event_store.client.streams.ReadReq.Options.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an Options message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {event_store.client.streams.ReadReq.Options & event_store.client.streams.ReadReq.Options.$Shape} Options
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadReq.Options & event_store.client.streams.ReadReq.Options.$Shape;
                }

                namespace Options {

                    /** Properties of an Options. */
                    interface $Properties {

                        /** Options stream */
                        stream?: (event_store.client.streams.ReadReq.Options.StreamOptions.$Properties|null);

                        /** Options all */
                        all?: (event_store.client.streams.ReadReq.Options.AllOptions.$Properties|null);

                        /** Options readDirection */
                        readDirection?: (event_store.client.streams.ReadReq.Options.ReadDirection|null);

                        /** Options count */
                        count?: (Long|null);

                        /** Options subscription */
                        subscription?: (event_store.client.Empty.$Properties|null);

                        /** Options filter */
                        filter?: (event_store.client.streams.ReadReq.Options.FilterOptions.$Properties|null);

                        /** Options noFilter */
                        noFilter?: (event_store.client.Empty.$Properties|null);

                        /** Options uuidOption */
                        uuidOption?: (event_store.client.streams.ReadReq.Options.UUIDOption.$Properties|null);

                        /** Options streamOption */
                        streamOption?: ("stream"|"all");

                        /** Options countOption */
                        countOption?: ("count"|"subscription");

                        /** Options filterOption */
                        filterOption?: ("filter"|"noFilter");

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Narrowed shape of an Options. */
                    type $Shape = {
                      stream?: event_store.client.streams.ReadReq.Options.StreamOptions.$Shape|null;
                      all?: event_store.client.streams.ReadReq.Options.AllOptions.$Shape|null;
                      readDirection?: event_store.client.streams.ReadReq.Options.ReadDirection|null;
                      count?: Long|null;
                      subscription?: event_store.client.Empty.$Shape|null;
                      filter?: event_store.client.streams.ReadReq.Options.FilterOptions.$Shape|null;
                      noFilter?: event_store.client.Empty.$Shape|null;
                      uuidOption?: event_store.client.streams.ReadReq.Options.UUIDOption.$Shape|null;
                      $unknowns?: Uint8Array[];
                    } & (
                      ({ streamOption?: undefined; stream?: null; all?: null }|{ streamOption?: "stream"; stream: event_store.client.streams.ReadReq.Options.StreamOptions.$Shape; all?: null }|{ streamOption?: "all"; stream?: null; all: event_store.client.streams.ReadReq.Options.AllOptions.$Shape })
                    ) & (
                      ({ countOption?: undefined; count?: null; subscription?: null }|{ countOption?: "count"; count: Long; subscription?: null }|{ countOption?: "subscription"; count?: null; subscription: event_store.client.Empty.$Shape })
                    ) & (
                      ({ filterOption?: undefined; filter?: null; noFilter?: null }|{ filterOption?: "filter"; filter: event_store.client.streams.ReadReq.Options.FilterOptions.$Shape; noFilter?: null }|{ filterOption?: "noFilter"; filter?: null; noFilter: event_store.client.Empty.$Shape })
                    );

                    /** ReadDirection enum. */
                    enum ReadDirection {

                        /** Forwards value */
                        Forwards = 0,

                        /** Backwards value */
                        Backwards = 1
                    }

                    /**
                     * Properties of a StreamOptions.
                     * @deprecated Use event_store.client.streams.ReadReq.Options.StreamOptions.$Properties instead.
                     */
                    interface IStreamOptions extends event_store.client.streams.ReadReq.Options.StreamOptions.$Properties {
                    }

                    /** Represents a StreamOptions. */
                    class StreamOptions {

                        /**
                         * Constructs a new StreamOptions.
                         * @param [properties] Properties to set
                         */
                        constructor(properties?: event_store.client.streams.ReadReq.Options.StreamOptions.$Properties);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];

                        /** StreamOptions streamIdentifier. */
                        streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                        /** StreamOptions revision. */
                        revision?: (Long|null);

                        /** StreamOptions start. */
                        start?: (event_store.client.Empty.$Properties|null);

                        /** StreamOptions end. */
                        end?: (event_store.client.Empty.$Properties|null);

                        /** StreamOptions revisionOption. */
                        revisionOption?: ("revision"|"start"|"end");

                        /**
                         * Encodes the specified StreamOptions message. Does not implicitly {@link event_store.client.streams.ReadReq.Options.StreamOptions.verify|verify} messages.
                         * @param message StreamOptions message or plain object to encode
                         * @param [writer] Writer to encode to
                         * @returns Writer
                         */
                        static encode(message: event_store.client.streams.ReadReq.Options.StreamOptions.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                        /**
                         * Decodes a StreamOptions message from the specified reader or buffer.
                         * @param reader Reader or buffer to decode from
                         * @param [length] Message length if known beforehand
                         * @returns {event_store.client.streams.ReadReq.Options.StreamOptions & event_store.client.streams.ReadReq.Options.StreamOptions.$Shape} StreamOptions
                         * @throws {Error} If the payload is not a reader or valid buffer
                         * @throws {$protobuf.util.ProtocolError} If required fields are missing
                         */
                        static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadReq.Options.StreamOptions & event_store.client.streams.ReadReq.Options.StreamOptions.$Shape;
                    }

                    namespace StreamOptions {

                        /** Properties of a StreamOptions. */
                        interface $Properties {

                            /** StreamOptions streamIdentifier */
                            streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                            /** StreamOptions revision */
                            revision?: (Long|null);

                            /** StreamOptions start */
                            start?: (event_store.client.Empty.$Properties|null);

                            /** StreamOptions end */
                            end?: (event_store.client.Empty.$Properties|null);

                            /** StreamOptions revisionOption */
                            revisionOption?: ("revision"|"start"|"end");

                            /** Unknown fields preserved while decoding when enabled */
                            $unknowns?: Uint8Array[];
                        }

                        /** Narrowed shape of a StreamOptions. */
                        type $Shape = {
                          streamIdentifier?: event_store.client.StreamIdentifier.$Shape|null;
                          revision?: Long|null;
                          start?: event_store.client.Empty.$Shape|null;
                          end?: event_store.client.Empty.$Shape|null;
                          $unknowns?: Uint8Array[];
                        } & (
                          ({ revisionOption?: undefined; revision?: null; start?: null; end?: null }|{ revisionOption?: "revision"; revision: Long; start?: null; end?: null }|{ revisionOption?: "start"; revision?: null; start: event_store.client.Empty.$Shape; end?: null }|{ revisionOption?: "end"; revision?: null; start?: null; end: event_store.client.Empty.$Shape })
                        );
                    }

                    /**
                     * Properties of an AllOptions.
                     * @deprecated Use event_store.client.streams.ReadReq.Options.AllOptions.$Properties instead.
                     */
                    interface IAllOptions extends event_store.client.streams.ReadReq.Options.AllOptions.$Properties {
                    }

                    /** Represents an AllOptions. */
                    class AllOptions {

                        /**
                         * Constructs a new AllOptions.
                         * @param [properties] Properties to set
                         */
                        constructor(properties?: event_store.client.streams.ReadReq.Options.AllOptions.$Properties);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];

                        /** AllOptions position. */
                        position?: (event_store.client.AllStreamPosition.$Properties|null);

                        /** AllOptions start. */
                        start?: (event_store.client.Empty.$Properties|null);

                        /** AllOptions end. */
                        end?: (event_store.client.Empty.$Properties|null);

                        /** AllOptions allOption. */
                        allOption?: ("position"|"start"|"end");

                        /**
                         * Encodes the specified AllOptions message. Does not implicitly {@link event_store.client.streams.ReadReq.Options.AllOptions.verify|verify} messages.
                         * @param message AllOptions message or plain object to encode
                         * @param [writer] Writer to encode to
                         * @returns Writer
                         */
                        static encode(message: event_store.client.streams.ReadReq.Options.AllOptions.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                        /**
                         * Decodes an AllOptions message from the specified reader or buffer.
                         * @param reader Reader or buffer to decode from
                         * @param [length] Message length if known beforehand
                         * @returns {event_store.client.streams.ReadReq.Options.AllOptions & event_store.client.streams.ReadReq.Options.AllOptions.$Shape} AllOptions
                         * @throws {Error} If the payload is not a reader or valid buffer
                         * @throws {$protobuf.util.ProtocolError} If required fields are missing
                         */
                        static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadReq.Options.AllOptions & event_store.client.streams.ReadReq.Options.AllOptions.$Shape;
                    }

                    namespace AllOptions {

                        /** Properties of an AllOptions. */
                        interface $Properties {

                            /** AllOptions position */
                            position?: (event_store.client.AllStreamPosition.$Properties|null);

                            /** AllOptions start */
                            start?: (event_store.client.Empty.$Properties|null);

                            /** AllOptions end */
                            end?: (event_store.client.Empty.$Properties|null);

                            /** AllOptions allOption */
                            allOption?: ("position"|"start"|"end");

                            /** Unknown fields preserved while decoding when enabled */
                            $unknowns?: Uint8Array[];
                        }

                        /** Narrowed shape of an AllOptions. */
                        type $Shape = {
                          position?: event_store.client.AllStreamPosition.$Shape|null;
                          start?: event_store.client.Empty.$Shape|null;
                          end?: event_store.client.Empty.$Shape|null;
                          $unknowns?: Uint8Array[];
                        } & (
                          ({ allOption?: undefined; position?: null; start?: null; end?: null }|{ allOption?: "position"; position: event_store.client.AllStreamPosition.$Shape; start?: null; end?: null }|{ allOption?: "start"; position?: null; start: event_store.client.Empty.$Shape; end?: null }|{ allOption?: "end"; position?: null; start?: null; end: event_store.client.Empty.$Shape })
                        );
                    }

                    /**
                     * Properties of a FilterOptions.
                     * @deprecated Use event_store.client.streams.ReadReq.Options.FilterOptions.$Properties instead.
                     */
                    interface IFilterOptions extends event_store.client.streams.ReadReq.Options.FilterOptions.$Properties {
                    }

                    /** Represents a FilterOptions. */
                    class FilterOptions {

                        /**
                         * Constructs a new FilterOptions.
                         * @param [properties] Properties to set
                         */
                        constructor(properties?: event_store.client.streams.ReadReq.Options.FilterOptions.$Properties);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];

                        /** FilterOptions streamIdentifier. */
                        streamIdentifier?: (event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Properties|null);

                        /** FilterOptions eventType. */
                        eventType?: (event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Properties|null);

                        /** FilterOptions max. */
                        max?: (number|null);

                        /** FilterOptions count. */
                        count?: (event_store.client.Empty.$Properties|null);

                        /** FilterOptions checkpointIntervalMultiplier. */
                        checkpointIntervalMultiplier: number;

                        /** FilterOptions filter. */
                        filter?: ("streamIdentifier"|"eventType");

                        /** FilterOptions window. */
                        window?: ("max"|"count");

                        /**
                         * Encodes the specified FilterOptions message. Does not implicitly {@link event_store.client.streams.ReadReq.Options.FilterOptions.verify|verify} messages.
                         * @param message FilterOptions message or plain object to encode
                         * @param [writer] Writer to encode to
                         * @returns Writer
                         */
                        static encode(message: event_store.client.streams.ReadReq.Options.FilterOptions.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                        /**
                         * Decodes a FilterOptions message from the specified reader or buffer.
                         * @param reader Reader or buffer to decode from
                         * @param [length] Message length if known beforehand
                         * @returns {event_store.client.streams.ReadReq.Options.FilterOptions & event_store.client.streams.ReadReq.Options.FilterOptions.$Shape} FilterOptions
                         * @throws {Error} If the payload is not a reader or valid buffer
                         * @throws {$protobuf.util.ProtocolError} If required fields are missing
                         */
                        static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadReq.Options.FilterOptions & event_store.client.streams.ReadReq.Options.FilterOptions.$Shape;
                    }

                    namespace FilterOptions {

                        /** Properties of a FilterOptions. */
                        interface $Properties {

                            /** FilterOptions streamIdentifier */
                            streamIdentifier?: (event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Properties|null);

                            /** FilterOptions eventType */
                            eventType?: (event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Properties|null);

                            /** FilterOptions max */
                            max?: (number|null);

                            /** FilterOptions count */
                            count?: (event_store.client.Empty.$Properties|null);

                            /** FilterOptions checkpointIntervalMultiplier */
                            checkpointIntervalMultiplier?: (number|null);

                            /** FilterOptions filter */
                            filter?: ("streamIdentifier"|"eventType");

                            /** FilterOptions window */
                            window?: ("max"|"count");

                            /** Unknown fields preserved while decoding when enabled */
                            $unknowns?: Uint8Array[];
                        }

                        /** Narrowed shape of a FilterOptions. */
                        type $Shape = {
                          streamIdentifier?: event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Shape|null;
                          eventType?: event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Shape|null;
                          max?: number|null;
                          count?: event_store.client.Empty.$Shape|null;
                          checkpointIntervalMultiplier?: number|null;
                          $unknowns?: Uint8Array[];
                        } & (
                          ({ filter?: undefined; streamIdentifier?: null; eventType?: null }|{ filter?: "streamIdentifier"; streamIdentifier: event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Shape; eventType?: null }|{ filter?: "eventType"; streamIdentifier?: null; eventType: event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Shape })
                        ) & (
                          ({ window?: undefined; max?: null; count?: null }|{ window?: "max"; max: number; count?: null }|{ window?: "count"; max?: null; count: event_store.client.Empty.$Shape })
                        );

                        /**
                         * Properties of an Expression.
                         * @deprecated Use event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Properties instead.
                         */
                        interface IExpression extends event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Properties {
                        }

                        /** Represents an Expression. */
                        class Expression {

                            /**
                             * Constructs a new Expression.
                             * @param [properties] Properties to set
                             */
                            constructor(properties?: event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Properties);

                            /** Unknown fields preserved while decoding when enabled */
                            $unknowns?: Uint8Array[];

                            /** Expression regex. */
                            regex: string;

                            /** Expression prefix. */
                            prefix: string[];

                            /**
                             * Encodes the specified Expression message. Does not implicitly {@link event_store.client.streams.ReadReq.Options.FilterOptions.Expression.verify|verify} messages.
                             * @param message Expression message or plain object to encode
                             * @param [writer] Writer to encode to
                             * @returns Writer
                             */
                            static encode(message: event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                            /**
                             * Decodes an Expression message from the specified reader or buffer.
                             * @param reader Reader or buffer to decode from
                             * @param [length] Message length if known beforehand
                             * @returns {event_store.client.streams.ReadReq.Options.FilterOptions.Expression & event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Shape} Expression
                             * @throws {Error} If the payload is not a reader or valid buffer
                             * @throws {$protobuf.util.ProtocolError} If required fields are missing
                             */
                            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadReq.Options.FilterOptions.Expression & event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Shape;
                        }

                        namespace Expression {

                            /** Properties of an Expression. */
                            interface $Properties {

                                /** Expression regex */
                                regex?: (string|null);

                                /** Expression prefix */
                                prefix?: (string[]|null);

                                /** Unknown fields preserved while decoding when enabled */
                                $unknowns?: Uint8Array[];
                            }

                            /** Shape of an Expression. */
                            type $Shape = event_store.client.streams.ReadReq.Options.FilterOptions.Expression.$Properties;
                        }
                    }

                    /**
                     * Properties of a UUIDOption.
                     * @deprecated Use event_store.client.streams.ReadReq.Options.UUIDOption.$Properties instead.
                     */
                    interface IUUIDOption extends event_store.client.streams.ReadReq.Options.UUIDOption.$Properties {
                    }

                    /** Represents a UUIDOption. */
                    class UUIDOption {

                        /**
                         * Constructs a new UUIDOption.
                         * @param [properties] Properties to set
                         */
                        constructor(properties?: event_store.client.streams.ReadReq.Options.UUIDOption.$Properties);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];

                        /** UUIDOption structured. */
                        structured?: (event_store.client.Empty.$Properties|null);

                        /** UUIDOption string. */
                        string?: (event_store.client.Empty.$Properties|null);

                        /** UUIDOption content. */
                        content?: ("structured"|"string");

                        /**
                         * Encodes the specified UUIDOption message. Does not implicitly {@link event_store.client.streams.ReadReq.Options.UUIDOption.verify|verify} messages.
                         * @param message UUIDOption message or plain object to encode
                         * @param [writer] Writer to encode to
                         * @returns Writer
                         */
                        static encode(message: event_store.client.streams.ReadReq.Options.UUIDOption.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                        /**
                         * Decodes a UUIDOption message from the specified reader or buffer.
                         * @param reader Reader or buffer to decode from
                         * @param [length] Message length if known beforehand
                         * @returns {event_store.client.streams.ReadReq.Options.UUIDOption & event_store.client.streams.ReadReq.Options.UUIDOption.$Shape} UUIDOption
                         * @throws {Error} If the payload is not a reader or valid buffer
                         * @throws {$protobuf.util.ProtocolError} If required fields are missing
                         */
                        static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadReq.Options.UUIDOption & event_store.client.streams.ReadReq.Options.UUIDOption.$Shape;
                    }

                    namespace UUIDOption {

                        /** Properties of a UUIDOption. */
                        interface $Properties {

                            /** UUIDOption structured */
                            structured?: (event_store.client.Empty.$Properties|null);

                            /** UUIDOption string */
                            string?: (event_store.client.Empty.$Properties|null);

                            /** UUIDOption content */
                            content?: ("structured"|"string");

                            /** Unknown fields preserved while decoding when enabled */
                            $unknowns?: Uint8Array[];
                        }

                        /** Narrowed shape of a UUIDOption. */
                        type $Shape = {
                          structured?: event_store.client.Empty.$Shape|null;
                          string?: event_store.client.Empty.$Shape|null;
                          $unknowns?: Uint8Array[];
                        } & (
                          ({ content?: undefined; structured?: null; string?: null }|{ content?: "structured"; structured: event_store.client.Empty.$Shape; string?: null }|{ content?: "string"; structured?: null; string: event_store.client.Empty.$Shape })
                        );
                    }
                }
            }

            /**
             * Properties of a ReadResp.
             * @deprecated Use event_store.client.streams.ReadResp.$Properties instead.
             */
            interface IReadResp extends event_store.client.streams.ReadResp.$Properties {
            }

            /** Represents a ReadResp. */
            class ReadResp {

                /**
                 * Constructs a new ReadResp.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.ReadResp.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ReadResp event. */
                event?: (event_store.client.streams.ReadResp.ReadEvent.$Properties|null);

                /** ReadResp confirmation. */
                confirmation?: (event_store.client.streams.ReadResp.SubscriptionConfirmation.$Properties|null);

                /** ReadResp checkpoint. */
                checkpoint?: (event_store.client.AllStreamPosition.$Properties|null);

                /** ReadResp streamNotFound. */
                streamNotFound?: (event_store.client.streams.ReadResp.StreamNotFound.$Properties|null);

                /** ReadResp caughtUp. */
                caughtUp?: (event_store.client.Empty.$Properties|null);

                /** ReadResp fellBehind. */
                fellBehind?: (event_store.client.Empty.$Properties|null);

                /** ReadResp content. */
                content?: ("event"|"confirmation"|"checkpoint"|"streamNotFound"|"caughtUp"|"fellBehind");

                /**
                 * Encodes the specified ReadResp message. Does not implicitly {@link event_store.client.streams.ReadResp.verify|verify} messages.
                 * @param message ReadResp message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.ReadResp.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ReadResp message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.ReadResp & event_store.client.streams.ReadResp.$Shape} ReadResp
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadResp & event_store.client.streams.ReadResp.$Shape;
            }

            namespace ReadResp {

                /** Properties of a ReadResp. */
                interface $Properties {

                    /** ReadResp event */
                    event?: (event_store.client.streams.ReadResp.ReadEvent.$Properties|null);

                    /** ReadResp confirmation */
                    confirmation?: (event_store.client.streams.ReadResp.SubscriptionConfirmation.$Properties|null);

                    /** ReadResp checkpoint */
                    checkpoint?: (event_store.client.AllStreamPosition.$Properties|null);

                    /** ReadResp streamNotFound */
                    streamNotFound?: (event_store.client.streams.ReadResp.StreamNotFound.$Properties|null);

                    /** ReadResp caughtUp */
                    caughtUp?: (event_store.client.Empty.$Properties|null);

                    /** ReadResp fellBehind */
                    fellBehind?: (event_store.client.Empty.$Properties|null);

                    /** ReadResp content */
                    content?: ("event"|"confirmation"|"checkpoint"|"streamNotFound"|"caughtUp"|"fellBehind");

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Narrowed shape of a ReadResp. */
                type $Shape = {
                  event?: event_store.client.streams.ReadResp.ReadEvent.$Shape|null;
                  confirmation?: event_store.client.streams.ReadResp.SubscriptionConfirmation.$Shape|null;
                  checkpoint?: event_store.client.AllStreamPosition.$Shape|null;
                  streamNotFound?: event_store.client.streams.ReadResp.StreamNotFound.$Shape|null;
                  caughtUp?: event_store.client.Empty.$Shape|null;
                  fellBehind?: event_store.client.Empty.$Shape|null;
                  $unknowns?: Uint8Array[];
                } & (
                  ({ content?: undefined; event?: null; confirmation?: null; checkpoint?: null; streamNotFound?: null; caughtUp?: null; fellBehind?: null }|{ content?: "event"; event: event_store.client.streams.ReadResp.ReadEvent.$Shape; confirmation?: null; checkpoint?: null; streamNotFound?: null; caughtUp?: null; fellBehind?: null }|{ content?: "confirmation"; event?: null; confirmation: event_store.client.streams.ReadResp.SubscriptionConfirmation.$Shape; checkpoint?: null; streamNotFound?: null; caughtUp?: null; fellBehind?: null }|{ content?: "checkpoint"; event?: null; confirmation?: null; checkpoint: event_store.client.AllStreamPosition.$Shape; streamNotFound?: null; caughtUp?: null; fellBehind?: null }|{ content?: "streamNotFound"; event?: null; confirmation?: null; checkpoint?: null; streamNotFound: event_store.client.streams.ReadResp.StreamNotFound.$Shape; caughtUp?: null; fellBehind?: null }|{ content?: "caughtUp"; event?: null; confirmation?: null; checkpoint?: null; streamNotFound?: null; caughtUp: event_store.client.Empty.$Shape; fellBehind?: null }|{ content?: "fellBehind"; event?: null; confirmation?: null; checkpoint?: null; streamNotFound?: null; caughtUp?: null; fellBehind: event_store.client.Empty.$Shape })
                );

                /**
                 * Properties of a ReadEvent.
                 * @deprecated Use event_store.client.streams.ReadResp.ReadEvent.$Properties instead.
                 */
                interface IReadEvent extends event_store.client.streams.ReadResp.ReadEvent.$Properties {
                }

                /** Represents a ReadEvent. */
                class ReadEvent {

                    /**
                     * Constructs a new ReadEvent.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: event_store.client.streams.ReadResp.ReadEvent.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ReadEvent event. */
                    event?: (event_store.client.streams.ReadResp.RecordedEvent.$Properties|null);

                    /** ReadEvent commitPosition. */
                    commitPosition?: (Long|null);

                    /** ReadEvent position. */
                    position?: "commitPosition";

                    /**
                     * Encodes the specified ReadEvent message. Does not implicitly {@link event_store.client.streams.ReadResp.ReadEvent.verify|verify} messages.
                     * @param message ReadEvent message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: event_store.client.streams.ReadResp.ReadEvent.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ReadEvent message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {event_store.client.streams.ReadResp.ReadEvent & event_store.client.streams.ReadResp.ReadEvent.$Shape} ReadEvent
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadResp.ReadEvent & event_store.client.streams.ReadResp.ReadEvent.$Shape;
                }

                namespace ReadEvent {

                    /** Properties of a ReadEvent. */
                    interface $Properties {

                        /** ReadEvent event */
                        event?: (event_store.client.streams.ReadResp.RecordedEvent.$Properties|null);

                        /** ReadEvent commitPosition */
                        commitPosition?: (Long|null);

                        /** ReadEvent position */
                        position?: "commitPosition";

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Narrowed shape of a ReadEvent. */
                    type $Shape = {
                      event?: event_store.client.streams.ReadResp.RecordedEvent.$Shape|null;
                      commitPosition?: Long|null;
                      $unknowns?: Uint8Array[];
                    } & (
                      ({ position?: undefined; commitPosition?: null }|{ position?: "commitPosition"; commitPosition: Long })
                    );
                }

                /**
                 * Properties of a RecordedEvent.
                 * @deprecated Use event_store.client.streams.ReadResp.RecordedEvent.$Properties instead.
                 */
                interface IRecordedEvent extends event_store.client.streams.ReadResp.RecordedEvent.$Properties {
                }

                /** Represents a RecordedEvent. */
                class RecordedEvent {

                    /**
                     * Constructs a new RecordedEvent.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: event_store.client.streams.ReadResp.RecordedEvent.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RecordedEvent id. */
                    id?: (event_store.client.UUID.$Properties|null);

                    /** RecordedEvent streamIdentifier. */
                    streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                    /** RecordedEvent streamRevision. */
                    streamRevision: Long;

                    /** RecordedEvent preparePosition. */
                    preparePosition: Long;

                    /** RecordedEvent commitPosition. */
                    commitPosition: Long;

                    /** RecordedEvent metadata. */
                    metadata: { [k: string]: string };

                    /** RecordedEvent customMetadata. */
                    customMetadata: Uint8Array;

                    /** RecordedEvent data. */
                    data: Uint8Array;

                    /**
                     * Encodes the specified RecordedEvent message. Does not implicitly {@link event_store.client.streams.ReadResp.RecordedEvent.verify|verify} messages.
                     * @param message RecordedEvent message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: event_store.client.streams.ReadResp.RecordedEvent.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RecordedEvent message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {event_store.client.streams.ReadResp.RecordedEvent & event_store.client.streams.ReadResp.RecordedEvent.$Shape} RecordedEvent
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadResp.RecordedEvent & event_store.client.streams.ReadResp.RecordedEvent.$Shape;
                }

                namespace RecordedEvent {

                    /** Properties of a RecordedEvent. */
                    interface $Properties {

                        /** RecordedEvent id */
                        id?: (event_store.client.UUID.$Properties|null);

                        /** RecordedEvent streamIdentifier */
                        streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                        /** RecordedEvent streamRevision */
                        streamRevision?: (Long|null);

                        /** RecordedEvent preparePosition */
                        preparePosition?: (Long|null);

                        /** RecordedEvent commitPosition */
                        commitPosition?: (Long|null);

                        /** RecordedEvent metadata */
                        metadata?: ({ [k: string]: string }|null);

                        /** RecordedEvent customMetadata */
                        customMetadata?: (Uint8Array|null);

                        /** RecordedEvent data */
                        data?: (Uint8Array|null);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RecordedEvent. */
                    type $Shape = {
                      id?: event_store.client.UUID.$Shape|null;
                      streamIdentifier?: event_store.client.StreamIdentifier.$Shape|null;
                      streamRevision?: Long|null;
                      preparePosition?: Long|null;
                      commitPosition?: Long|null;
                      metadata?: { [k: string]: string }|null;
                      customMetadata?: Uint8Array|null;
                      data?: Uint8Array|null;
                      $unknowns?: Uint8Array[];
                    };
                }

                /**
                 * Properties of a SubscriptionConfirmation.
                 * @deprecated Use event_store.client.streams.ReadResp.SubscriptionConfirmation.$Properties instead.
                 */
                interface ISubscriptionConfirmation extends event_store.client.streams.ReadResp.SubscriptionConfirmation.$Properties {
                }

                /** Represents a SubscriptionConfirmation. */
                class SubscriptionConfirmation {

                    /**
                     * Constructs a new SubscriptionConfirmation.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: event_store.client.streams.ReadResp.SubscriptionConfirmation.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SubscriptionConfirmation subscriptionId. */
                    subscriptionId: string;

                    /**
                     * Encodes the specified SubscriptionConfirmation message. Does not implicitly {@link event_store.client.streams.ReadResp.SubscriptionConfirmation.verify|verify} messages.
                     * @param message SubscriptionConfirmation message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: event_store.client.streams.ReadResp.SubscriptionConfirmation.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SubscriptionConfirmation message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {event_store.client.streams.ReadResp.SubscriptionConfirmation & event_store.client.streams.ReadResp.SubscriptionConfirmation.$Shape} SubscriptionConfirmation
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadResp.SubscriptionConfirmation & event_store.client.streams.ReadResp.SubscriptionConfirmation.$Shape;
                }

                namespace SubscriptionConfirmation {

                    /** Properties of a SubscriptionConfirmation. */
                    interface $Properties {

                        /** SubscriptionConfirmation subscriptionId */
                        subscriptionId?: (string|null);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SubscriptionConfirmation. */
                    type $Shape = event_store.client.streams.ReadResp.SubscriptionConfirmation.$Properties;
                }

                /**
                 * Properties of a StreamNotFound.
                 * @deprecated Use event_store.client.streams.ReadResp.StreamNotFound.$Properties instead.
                 */
                interface IStreamNotFound extends event_store.client.streams.ReadResp.StreamNotFound.$Properties {
                }

                /** Represents a StreamNotFound. */
                class StreamNotFound {

                    /**
                     * Constructs a new StreamNotFound.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: event_store.client.streams.ReadResp.StreamNotFound.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** StreamNotFound streamIdentifier. */
                    streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                    /**
                     * Encodes the specified StreamNotFound message. Does not implicitly {@link event_store.client.streams.ReadResp.StreamNotFound.verify|verify} messages.
                     * @param message StreamNotFound message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: event_store.client.streams.ReadResp.StreamNotFound.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a StreamNotFound message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {event_store.client.streams.ReadResp.StreamNotFound & event_store.client.streams.ReadResp.StreamNotFound.$Shape} StreamNotFound
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ReadResp.StreamNotFound & event_store.client.streams.ReadResp.StreamNotFound.$Shape;
                }

                namespace StreamNotFound {

                    /** Properties of a StreamNotFound. */
                    interface $Properties {

                        /** StreamNotFound streamIdentifier */
                        streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a StreamNotFound. */
                    type $Shape = event_store.client.streams.ReadResp.StreamNotFound.$Properties;
                }
            }

            /**
             * Properties of a WriteOptions.
             * @deprecated Use event_store.client.streams.WriteOptions.$Properties instead.
             */
            interface IWriteOptions extends event_store.client.streams.WriteOptions.$Properties {
            }

            /** Represents a WriteOptions. */
            class WriteOptions {

                /**
                 * Constructs a new WriteOptions.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.WriteOptions.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** WriteOptions streamIdentifier. */
                streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                /** WriteOptions revision. */
                revision?: (Long|null);

                /** WriteOptions noStream. */
                noStream?: (event_store.client.Empty.$Properties|null);

                /** WriteOptions any. */
                any?: (event_store.client.Empty.$Properties|null);

                /** WriteOptions streamExists. */
                streamExists?: (event_store.client.Empty.$Properties|null);

                /** WriteOptions deadline_21_10_0. */
                deadline_21_10_0?: (google.protobuf.Timestamp.$Properties|null);

                /** WriteOptions deadline. */
                deadline?: (google.protobuf.Duration.$Properties|null);

                /** WriteOptions expectedStreamRevision. */
                expectedStreamRevision?: ("revision"|"noStream"|"any"|"streamExists");

                /** WriteOptions deadlineOption. */
                deadlineOption?: ("deadline_21_10_0"|"deadline");

                /**
                 * Encodes the specified WriteOptions message. Does not implicitly {@link event_store.client.streams.WriteOptions.verify|verify} messages.
                 * @param message WriteOptions message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.WriteOptions.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a WriteOptions message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.WriteOptions & event_store.client.streams.WriteOptions.$Shape} WriteOptions
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.WriteOptions & event_store.client.streams.WriteOptions.$Shape;
            }

            namespace WriteOptions {

                /** Properties of a WriteOptions. */
                interface $Properties {

                    /** WriteOptions streamIdentifier */
                    streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                    /** WriteOptions revision */
                    revision?: (Long|null);

                    /** WriteOptions noStream */
                    noStream?: (event_store.client.Empty.$Properties|null);

                    /** WriteOptions any */
                    any?: (event_store.client.Empty.$Properties|null);

                    /** WriteOptions streamExists */
                    streamExists?: (event_store.client.Empty.$Properties|null);

                    /** WriteOptions deadline_21_10_0 */
                    deadline_21_10_0?: (google.protobuf.Timestamp.$Properties|null);

                    /** WriteOptions deadline */
                    deadline?: (google.protobuf.Duration.$Properties|null);

                    /** WriteOptions expectedStreamRevision */
                    expectedStreamRevision?: ("revision"|"noStream"|"any"|"streamExists");

                    /** WriteOptions deadlineOption */
                    deadlineOption?: ("deadline_21_10_0"|"deadline");

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Narrowed shape of a WriteOptions. */
                type $Shape = {
                  streamIdentifier?: event_store.client.StreamIdentifier.$Shape|null;
                  revision?: Long|null;
                  noStream?: event_store.client.Empty.$Shape|null;
                  any?: event_store.client.Empty.$Shape|null;
                  streamExists?: event_store.client.Empty.$Shape|null;
                  deadline_21_10_0?: google.protobuf.Timestamp.$Shape|null;
                  deadline?: google.protobuf.Duration.$Shape|null;
                  $unknowns?: Uint8Array[];
                } & (
                  ({ expectedStreamRevision?: undefined; revision?: null; noStream?: null; any?: null; streamExists?: null }|{ expectedStreamRevision?: "revision"; revision: Long; noStream?: null; any?: null; streamExists?: null }|{ expectedStreamRevision?: "noStream"; revision?: null; noStream: event_store.client.Empty.$Shape; any?: null; streamExists?: null }|{ expectedStreamRevision?: "any"; revision?: null; noStream?: null; any: event_store.client.Empty.$Shape; streamExists?: null }|{ expectedStreamRevision?: "streamExists"; revision?: null; noStream?: null; any?: null; streamExists: event_store.client.Empty.$Shape })
                ) & (
                  ({ deadlineOption?: undefined; deadline_21_10_0?: null; deadline?: null }|{ deadlineOption?: "deadline_21_10_0"; deadline_21_10_0: google.protobuf.Timestamp.$Shape; deadline?: null }|{ deadlineOption?: "deadline"; deadline_21_10_0?: null; deadline: google.protobuf.Duration.$Shape })
                );
            }

            /**
             * Properties of a ProposedMessage.
             * @deprecated Use event_store.client.streams.ProposedMessage.$Properties instead.
             */
            interface IProposedMessage extends event_store.client.streams.ProposedMessage.$Properties {
            }

            /** Represents a ProposedMessage. */
            class ProposedMessage {

                /**
                 * Constructs a new ProposedMessage.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.ProposedMessage.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProposedMessage id. */
                id?: (event_store.client.UUID.$Properties|null);

                /** ProposedMessage metadata. */
                metadata: { [k: string]: string };

                /** ProposedMessage customMetadata. */
                customMetadata: Uint8Array;

                /** ProposedMessage data. */
                data: Uint8Array;

                /**
                 * Encodes the specified ProposedMessage message. Does not implicitly {@link event_store.client.streams.ProposedMessage.verify|verify} messages.
                 * @param message ProposedMessage message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.ProposedMessage.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProposedMessage message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.ProposedMessage & event_store.client.streams.ProposedMessage.$Shape} ProposedMessage
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.ProposedMessage & event_store.client.streams.ProposedMessage.$Shape;
            }

            namespace ProposedMessage {

                /** Properties of a ProposedMessage. */
                interface $Properties {

                    /** ProposedMessage id */
                    id?: (event_store.client.UUID.$Properties|null);

                    /** ProposedMessage metadata */
                    metadata?: ({ [k: string]: string }|null);

                    /** ProposedMessage customMetadata */
                    customMetadata?: (Uint8Array|null);

                    /** ProposedMessage data */
                    data?: (Uint8Array|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProposedMessage. */
                type $Shape = {
                  id?: event_store.client.UUID.$Shape|null;
                  metadata?: { [k: string]: string }|null;
                  customMetadata?: Uint8Array|null;
                  data?: Uint8Array|null;
                  $unknowns?: Uint8Array[];
                };
            }

            /**
             * Properties of an AppendSuccess.
             * @deprecated Use event_store.client.streams.AppendSuccess.$Properties instead.
             */
            interface IAppendSuccess extends event_store.client.streams.AppendSuccess.$Properties {
            }

            /** Represents an AppendSuccess. */
            class AppendSuccess {

                /**
                 * Constructs a new AppendSuccess.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.AppendSuccess.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** AppendSuccess currentRevision. */
                currentRevision?: (Long|null);

                /** AppendSuccess noStream. */
                noStream?: (event_store.client.Empty.$Properties|null);

                /** AppendSuccess position. */
                position?: (event_store.client.AllStreamPosition.$Properties|null);

                /** AppendSuccess noPosition. */
                noPosition?: (event_store.client.Empty.$Properties|null);

                /** AppendSuccess currentRevisionOption. */
                currentRevisionOption?: ("currentRevision"|"noStream");

                /** AppendSuccess positionOption. */
                positionOption?: ("position"|"noPosition");

                /**
                 * Encodes the specified AppendSuccess message. Does not implicitly {@link event_store.client.streams.AppendSuccess.verify|verify} messages.
                 * @param message AppendSuccess message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.AppendSuccess.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes an AppendSuccess message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.AppendSuccess & event_store.client.streams.AppendSuccess.$Shape} AppendSuccess
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.AppendSuccess & event_store.client.streams.AppendSuccess.$Shape;
            }

            namespace AppendSuccess {

                /** Properties of an AppendSuccess. */
                interface $Properties {

                    /** AppendSuccess currentRevision */
                    currentRevision?: (Long|null);

                    /** AppendSuccess noStream */
                    noStream?: (event_store.client.Empty.$Properties|null);

                    /** AppendSuccess position */
                    position?: (event_store.client.AllStreamPosition.$Properties|null);

                    /** AppendSuccess noPosition */
                    noPosition?: (event_store.client.Empty.$Properties|null);

                    /** AppendSuccess currentRevisionOption */
                    currentRevisionOption?: ("currentRevision"|"noStream");

                    /** AppendSuccess positionOption */
                    positionOption?: ("position"|"noPosition");

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Narrowed shape of an AppendSuccess. */
                type $Shape = {
                  currentRevision?: Long|null;
                  noStream?: event_store.client.Empty.$Shape|null;
                  position?: event_store.client.AllStreamPosition.$Shape|null;
                  noPosition?: event_store.client.Empty.$Shape|null;
                  $unknowns?: Uint8Array[];
                } & (
                  ({ currentRevisionOption?: undefined; currentRevision?: null; noStream?: null }|{ currentRevisionOption?: "currentRevision"; currentRevision: Long; noStream?: null }|{ currentRevisionOption?: "noStream"; currentRevision?: null; noStream: event_store.client.Empty.$Shape })
                ) & (
                  ({ positionOption?: undefined; position?: null; noPosition?: null }|{ positionOption?: "position"; position: event_store.client.AllStreamPosition.$Shape; noPosition?: null }|{ positionOption?: "noPosition"; position?: null; noPosition: event_store.client.Empty.$Shape })
                );
            }

            /**
             * Properties of an AppendReq.
             * @deprecated Use event_store.client.streams.AppendReq.$Properties instead.
             */
            interface IAppendReq extends event_store.client.streams.AppendReq.$Properties {
            }

            /** Represents an AppendReq. */
            class AppendReq {

                /**
                 * Constructs a new AppendReq.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.AppendReq.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** AppendReq options. */
                options?: (event_store.client.streams.WriteOptions.$Properties|null);

                /** AppendReq proposedMessage. */
                proposedMessage?: (event_store.client.streams.ProposedMessage.$Properties|null);

                /** AppendReq content. */
                content?: ("options"|"proposedMessage");

                /**
                 * Encodes the specified AppendReq message. Does not implicitly {@link event_store.client.streams.AppendReq.verify|verify} messages.
                 * @param message AppendReq message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.AppendReq.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes an AppendReq message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.AppendReq & event_store.client.streams.AppendReq.$Shape} AppendReq
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.AppendReq & event_store.client.streams.AppendReq.$Shape;
            }

            namespace AppendReq {

                /** Properties of an AppendReq. */
                interface $Properties {

                    /** AppendReq options */
                    options?: (event_store.client.streams.WriteOptions.$Properties|null);

                    /** AppendReq proposedMessage */
                    proposedMessage?: (event_store.client.streams.ProposedMessage.$Properties|null);

                    /** AppendReq content */
                    content?: ("options"|"proposedMessage");

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Narrowed shape of an AppendReq. */
                type $Shape = {
                  options?: event_store.client.streams.WriteOptions.$Shape|null;
                  proposedMessage?: event_store.client.streams.ProposedMessage.$Shape|null;
                  $unknowns?: Uint8Array[];
                } & (
                  ({ content?: undefined; options?: null; proposedMessage?: null }|{ content?: "options"; options: event_store.client.streams.WriteOptions.$Shape; proposedMessage?: null }|{ content?: "proposedMessage"; options?: null; proposedMessage: event_store.client.streams.ProposedMessage.$Shape })
                );
            }

            /**
             * Properties of an AppendResp.
             * @deprecated Use event_store.client.streams.AppendResp.$Properties instead.
             */
            interface IAppendResp extends event_store.client.streams.AppendResp.$Properties {
            }

            /** Represents an AppendResp. */
            class AppendResp {

                /**
                 * Constructs a new AppendResp.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.AppendResp.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** AppendResp success. */
                success?: (event_store.client.streams.AppendSuccess.$Properties|null);

                /** AppendResp wrongExpectedVersion. */
                wrongExpectedVersion?: (event_store.client.streams.AppendResp.WrongExpectedVersion.$Properties|null);

                /** AppendResp result. */
                result?: ("success"|"wrongExpectedVersion");

                /**
                 * Encodes the specified AppendResp message. Does not implicitly {@link event_store.client.streams.AppendResp.verify|verify} messages.
                 * @param message AppendResp message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.AppendResp.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes an AppendResp message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.AppendResp & event_store.client.streams.AppendResp.$Shape} AppendResp
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.AppendResp & event_store.client.streams.AppendResp.$Shape;
            }

            namespace AppendResp {

                /** Properties of an AppendResp. */
                interface $Properties {

                    /** AppendResp success */
                    success?: (event_store.client.streams.AppendSuccess.$Properties|null);

                    /** AppendResp wrongExpectedVersion */
                    wrongExpectedVersion?: (event_store.client.streams.AppendResp.WrongExpectedVersion.$Properties|null);

                    /** AppendResp result */
                    result?: ("success"|"wrongExpectedVersion");

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Narrowed shape of an AppendResp. */
                type $Shape = {
                  success?: event_store.client.streams.AppendSuccess.$Shape|null;
                  wrongExpectedVersion?: event_store.client.streams.AppendResp.WrongExpectedVersion.$Shape|null;
                  $unknowns?: Uint8Array[];
                } & (
                  ({ result?: undefined; success?: null; wrongExpectedVersion?: null }|{ result?: "success"; success: event_store.client.streams.AppendSuccess.$Shape; wrongExpectedVersion?: null }|{ result?: "wrongExpectedVersion"; success?: null; wrongExpectedVersion: event_store.client.streams.AppendResp.WrongExpectedVersion.$Shape })
                );

                /**
                 * Properties of a WrongExpectedVersion.
                 * @deprecated Use event_store.client.streams.AppendResp.WrongExpectedVersion.$Properties instead.
                 */
                interface IWrongExpectedVersion extends event_store.client.streams.AppendResp.WrongExpectedVersion.$Properties {
                }

                /** Represents a WrongExpectedVersion. */
                class WrongExpectedVersion {

                    /**
                     * Constructs a new WrongExpectedVersion.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: event_store.client.streams.AppendResp.WrongExpectedVersion.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** WrongExpectedVersion currentRevision_20_6_0. */
                    currentRevision_20_6_0?: (Long|null);

                    /** WrongExpectedVersion noStream_20_6_0. */
                    noStream_20_6_0?: (event_store.client.Empty.$Properties|null);

                    /** WrongExpectedVersion expectedRevision_20_6_0. */
                    expectedRevision_20_6_0?: (Long|null);

                    /** WrongExpectedVersion any_20_6_0. */
                    any_20_6_0?: (event_store.client.Empty.$Properties|null);

                    /** WrongExpectedVersion streamExists_20_6_0. */
                    streamExists_20_6_0?: (event_store.client.Empty.$Properties|null);

                    /** WrongExpectedVersion currentRevision. */
                    currentRevision?: (Long|null);

                    /** WrongExpectedVersion currentNoStream. */
                    currentNoStream?: (event_store.client.Empty.$Properties|null);

                    /** WrongExpectedVersion expectedRevision. */
                    expectedRevision?: (Long|null);

                    /** WrongExpectedVersion expectedAny. */
                    expectedAny?: (event_store.client.Empty.$Properties|null);

                    /** WrongExpectedVersion expectedStreamExists. */
                    expectedStreamExists?: (event_store.client.Empty.$Properties|null);

                    /** WrongExpectedVersion expectedNoStream. */
                    expectedNoStream?: (event_store.client.Empty.$Properties|null);

                    /** WrongExpectedVersion currentRevisionOption_20_6_0. */
                    currentRevisionOption_20_6_0?: ("currentRevision_20_6_0"|"noStream_20_6_0");

                    /** WrongExpectedVersion expectedRevisionOption_20_6_0. */
                    expectedRevisionOption_20_6_0?: ("expectedRevision_20_6_0"|"any_20_6_0"|"streamExists_20_6_0");

                    /** WrongExpectedVersion currentRevisionOption. */
                    currentRevisionOption?: ("currentRevision"|"currentNoStream");

                    /** WrongExpectedVersion expectedRevisionOption. */
                    expectedRevisionOption?: ("expectedRevision"|"expectedAny"|"expectedStreamExists"|"expectedNoStream");

                    /**
                     * Encodes the specified WrongExpectedVersion message. Does not implicitly {@link event_store.client.streams.AppendResp.WrongExpectedVersion.verify|verify} messages.
                     * @param message WrongExpectedVersion message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: event_store.client.streams.AppendResp.WrongExpectedVersion.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a WrongExpectedVersion message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {event_store.client.streams.AppendResp.WrongExpectedVersion & event_store.client.streams.AppendResp.WrongExpectedVersion.$Shape} WrongExpectedVersion
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.AppendResp.WrongExpectedVersion & event_store.client.streams.AppendResp.WrongExpectedVersion.$Shape;
                }

                namespace WrongExpectedVersion {

                    /** Properties of a WrongExpectedVersion. */
                    interface $Properties {

                        /** WrongExpectedVersion currentRevision_20_6_0 */
                        currentRevision_20_6_0?: (Long|null);

                        /** WrongExpectedVersion noStream_20_6_0 */
                        noStream_20_6_0?: (event_store.client.Empty.$Properties|null);

                        /** WrongExpectedVersion expectedRevision_20_6_0 */
                        expectedRevision_20_6_0?: (Long|null);

                        /** WrongExpectedVersion any_20_6_0 */
                        any_20_6_0?: (event_store.client.Empty.$Properties|null);

                        /** WrongExpectedVersion streamExists_20_6_0 */
                        streamExists_20_6_0?: (event_store.client.Empty.$Properties|null);

                        /** WrongExpectedVersion currentRevision */
                        currentRevision?: (Long|null);

                        /** WrongExpectedVersion currentNoStream */
                        currentNoStream?: (event_store.client.Empty.$Properties|null);

                        /** WrongExpectedVersion expectedRevision */
                        expectedRevision?: (Long|null);

                        /** WrongExpectedVersion expectedAny */
                        expectedAny?: (event_store.client.Empty.$Properties|null);

                        /** WrongExpectedVersion expectedStreamExists */
                        expectedStreamExists?: (event_store.client.Empty.$Properties|null);

                        /** WrongExpectedVersion expectedNoStream */
                        expectedNoStream?: (event_store.client.Empty.$Properties|null);

                        /** WrongExpectedVersion currentRevisionOption_20_6_0 */
                        currentRevisionOption_20_6_0?: ("currentRevision_20_6_0"|"noStream_20_6_0");

                        /** WrongExpectedVersion expectedRevisionOption_20_6_0 */
                        expectedRevisionOption_20_6_0?: ("expectedRevision_20_6_0"|"any_20_6_0"|"streamExists_20_6_0");

                        /** WrongExpectedVersion currentRevisionOption */
                        currentRevisionOption?: ("currentRevision"|"currentNoStream");

                        /** WrongExpectedVersion expectedRevisionOption */
                        expectedRevisionOption?: ("expectedRevision"|"expectedAny"|"expectedStreamExists"|"expectedNoStream");

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Narrowed shape of a WrongExpectedVersion. */
                    type $Shape = {
                      currentRevision_20_6_0?: Long|null;
                      noStream_20_6_0?: event_store.client.Empty.$Shape|null;
                      expectedRevision_20_6_0?: Long|null;
                      any_20_6_0?: event_store.client.Empty.$Shape|null;
                      streamExists_20_6_0?: event_store.client.Empty.$Shape|null;
                      currentRevision?: Long|null;
                      currentNoStream?: event_store.client.Empty.$Shape|null;
                      expectedRevision?: Long|null;
                      expectedAny?: event_store.client.Empty.$Shape|null;
                      expectedStreamExists?: event_store.client.Empty.$Shape|null;
                      expectedNoStream?: event_store.client.Empty.$Shape|null;
                      $unknowns?: Uint8Array[];
                    } & (
                      ({ currentRevisionOption_20_6_0?: undefined; currentRevision_20_6_0?: null; noStream_20_6_0?: null }|{ currentRevisionOption_20_6_0?: "currentRevision_20_6_0"; currentRevision_20_6_0: Long; noStream_20_6_0?: null }|{ currentRevisionOption_20_6_0?: "noStream_20_6_0"; currentRevision_20_6_0?: null; noStream_20_6_0: event_store.client.Empty.$Shape })
                    ) & (
                      ({ expectedRevisionOption_20_6_0?: undefined; expectedRevision_20_6_0?: null; any_20_6_0?: null; streamExists_20_6_0?: null }|{ expectedRevisionOption_20_6_0?: "expectedRevision_20_6_0"; expectedRevision_20_6_0: Long; any_20_6_0?: null; streamExists_20_6_0?: null }|{ expectedRevisionOption_20_6_0?: "any_20_6_0"; expectedRevision_20_6_0?: null; any_20_6_0: event_store.client.Empty.$Shape; streamExists_20_6_0?: null }|{ expectedRevisionOption_20_6_0?: "streamExists_20_6_0"; expectedRevision_20_6_0?: null; any_20_6_0?: null; streamExists_20_6_0: event_store.client.Empty.$Shape })
                    ) & (
                      ({ currentRevisionOption?: undefined; currentRevision?: null; currentNoStream?: null }|{ currentRevisionOption?: "currentRevision"; currentRevision: Long; currentNoStream?: null }|{ currentRevisionOption?: "currentNoStream"; currentRevision?: null; currentNoStream: event_store.client.Empty.$Shape })
                    ) & (
                      ({ expectedRevisionOption?: undefined; expectedRevision?: null; expectedAny?: null; expectedStreamExists?: null; expectedNoStream?: null }|{ expectedRevisionOption?: "expectedRevision"; expectedRevision: Long; expectedAny?: null; expectedStreamExists?: null; expectedNoStream?: null }|{ expectedRevisionOption?: "expectedAny"; expectedRevision?: null; expectedAny: event_store.client.Empty.$Shape; expectedStreamExists?: null; expectedNoStream?: null }|{ expectedRevisionOption?: "expectedStreamExists"; expectedRevision?: null; expectedAny?: null; expectedStreamExists: event_store.client.Empty.$Shape; expectedNoStream?: null }|{ expectedRevisionOption?: "expectedNoStream"; expectedRevision?: null; expectedAny?: null; expectedStreamExists?: null; expectedNoStream: event_store.client.Empty.$Shape })
                    );
                }
            }

            /**
             * Properties of a BatchAppendReq.
             * @deprecated Use event_store.client.streams.BatchAppendReq.$Properties instead.
             */
            interface IBatchAppendReq extends event_store.client.streams.BatchAppendReq.$Properties {
            }

            /** Represents a BatchAppendReq. */
            class BatchAppendReq {

                /**
                 * Constructs a new BatchAppendReq.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.BatchAppendReq.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** BatchAppendReq correlationId. */
                correlationId?: (event_store.client.UUID.$Properties|null);

                /** BatchAppendReq options. */
                options?: (event_store.client.streams.WriteOptions.$Properties|null);

                /** BatchAppendReq proposedMessages. */
                proposedMessages: event_store.client.streams.ProposedMessage.$Properties[];

                /** BatchAppendReq isFinal. */
                isFinal: boolean;

                /**
                 * Encodes the specified BatchAppendReq message. Does not implicitly {@link event_store.client.streams.BatchAppendReq.verify|verify} messages.
                 * @param message BatchAppendReq message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.BatchAppendReq.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a BatchAppendReq message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.BatchAppendReq & event_store.client.streams.BatchAppendReq.$Shape} BatchAppendReq
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.BatchAppendReq & event_store.client.streams.BatchAppendReq.$Shape;
            }

            namespace BatchAppendReq {

                /** Properties of a BatchAppendReq. */
                interface $Properties {

                    /** BatchAppendReq correlationId */
                    correlationId?: (event_store.client.UUID.$Properties|null);

                    /** BatchAppendReq options */
                    options?: (event_store.client.streams.WriteOptions.$Properties|null);

                    /** BatchAppendReq proposedMessages */
                    proposedMessages?: (event_store.client.streams.ProposedMessage.$Properties[]|null);

                    /** BatchAppendReq isFinal */
                    isFinal?: (boolean|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a BatchAppendReq. */
                type $Shape = {
                  correlationId?: event_store.client.UUID.$Shape|null;
                  options?: event_store.client.streams.WriteOptions.$Shape|null;
                  proposedMessages?: event_store.client.streams.ProposedMessage.$Shape[]|null;
                  isFinal?: boolean|null;
                  $unknowns?: Uint8Array[];
                };
            }

            /**
             * Properties of a BatchAppendResp.
             * @deprecated Use event_store.client.streams.BatchAppendResp.$Properties instead.
             */
            interface IBatchAppendResp extends event_store.client.streams.BatchAppendResp.$Properties {
            }

            /** Represents a BatchAppendResp. */
            class BatchAppendResp {

                /**
                 * Constructs a new BatchAppendResp.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.BatchAppendResp.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** BatchAppendResp correlationId. */
                correlationId?: (event_store.client.UUID.$Properties|null);

                /** BatchAppendResp error. */
                error?: (google.rpc.Status.$Properties|null);

                /** BatchAppendResp success. */
                success?: (event_store.client.streams.AppendSuccess.$Properties|null);

                /** BatchAppendResp streamIdentifier. */
                streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                /** BatchAppendResp result. */
                result?: ("error"|"success");

                /**
                 * Encodes the specified BatchAppendResp message. Does not implicitly {@link event_store.client.streams.BatchAppendResp.verify|verify} messages.
                 * @param message BatchAppendResp message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.BatchAppendResp.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a BatchAppendResp message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.BatchAppendResp & event_store.client.streams.BatchAppendResp.$Shape} BatchAppendResp
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.BatchAppendResp & event_store.client.streams.BatchAppendResp.$Shape;
            }

            namespace BatchAppendResp {

                /** Properties of a BatchAppendResp. */
                interface $Properties {

                    /** BatchAppendResp correlationId */
                    correlationId?: (event_store.client.UUID.$Properties|null);

                    /** BatchAppendResp error */
                    error?: (google.rpc.Status.$Properties|null);

                    /** BatchAppendResp success */
                    success?: (event_store.client.streams.AppendSuccess.$Properties|null);

                    /** BatchAppendResp streamIdentifier */
                    streamIdentifier?: (event_store.client.StreamIdentifier.$Properties|null);

                    /** BatchAppendResp result */
                    result?: ("error"|"success");

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Narrowed shape of a BatchAppendResp. */
                type $Shape = {
                  correlationId?: event_store.client.UUID.$Shape|null;
                  error?: google.rpc.Status.$Shape|null;
                  success?: event_store.client.streams.AppendSuccess.$Shape|null;
                  streamIdentifier?: event_store.client.StreamIdentifier.$Shape|null;
                  $unknowns?: Uint8Array[];
                } & (
                  ({ result?: undefined; error?: null; success?: null }|{ result?: "error"; error: google.rpc.Status.$Shape; success?: null }|{ result?: "success"; error?: null; success: event_store.client.streams.AppendSuccess.$Shape })
                );
            }

            /**
             * Properties of a DeleteReq.
             * @deprecated Use event_store.client.streams.DeleteReq.$Properties instead.
             */
            interface IDeleteReq extends event_store.client.streams.DeleteReq.$Properties {
            }

            /** Represents a DeleteReq. */
            class DeleteReq {

                /**
                 * Constructs a new DeleteReq.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.DeleteReq.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** DeleteReq options. */
                options?: (event_store.client.streams.WriteOptions.$Properties|null);

                /**
                 * Encodes the specified DeleteReq message. Does not implicitly {@link event_store.client.streams.DeleteReq.verify|verify} messages.
                 * @param message DeleteReq message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.DeleteReq.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a DeleteReq message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.DeleteReq & event_store.client.streams.DeleteReq.$Shape} DeleteReq
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.DeleteReq & event_store.client.streams.DeleteReq.$Shape;
            }

            namespace DeleteReq {

                /** Properties of a DeleteReq. */
                interface $Properties {

                    /** DeleteReq options */
                    options?: (event_store.client.streams.WriteOptions.$Properties|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a DeleteReq. */
                type $Shape = {
                  options?: event_store.client.streams.WriteOptions.$Shape|null;
                  $unknowns?: Uint8Array[];
                };
            }

            /**
             * Properties of a DeleteResp.
             * @deprecated Use event_store.client.streams.DeleteResp.$Properties instead.
             */
            interface IDeleteResp extends event_store.client.streams.DeleteResp.$Properties {
            }

            /** Represents a DeleteResp. */
            class DeleteResp {

                /**
                 * Constructs a new DeleteResp.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: event_store.client.streams.DeleteResp.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** DeleteResp position. */
                position?: (event_store.client.AllStreamPosition.$Properties|null);

                /** DeleteResp positionOption. */
                positionOption?: "position";

                /**
                 * Encodes the specified DeleteResp message. Does not implicitly {@link event_store.client.streams.DeleteResp.verify|verify} messages.
                 * @param message DeleteResp message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: event_store.client.streams.DeleteResp.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a DeleteResp message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {event_store.client.streams.DeleteResp & event_store.client.streams.DeleteResp.$Shape} DeleteResp
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): event_store.client.streams.DeleteResp & event_store.client.streams.DeleteResp.$Shape;
            }

            namespace DeleteResp {

                /** Properties of a DeleteResp. */
                interface $Properties {

                    /** DeleteResp position */
                    position?: (event_store.client.AllStreamPosition.$Properties|null);

                    /** DeleteResp positionOption */
                    positionOption?: "position";

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Narrowed shape of a DeleteResp. */
                type $Shape = {
                  position?: event_store.client.AllStreamPosition.$Shape|null;
                  $unknowns?: Uint8Array[];
                } & (
                  ({ positionOption?: undefined; position?: null }|{ positionOption?: "position"; position: event_store.client.AllStreamPosition.$Shape })
                );
            }
        }
    }
}

/** Namespace google. */
export namespace google {

    /** Namespace protobuf. */
    namespace protobuf {

        /**
         * Properties of an Any.
         * @deprecated Use google.protobuf.Any.$Properties instead.
         */
        interface IAny extends google.protobuf.Any.$Properties {
        }

        /** Represents an Any. */
        class Any {

            /**
             * Constructs a new Any.
             * @param [properties] Properties to set
             */
            constructor(properties?: google.protobuf.Any.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** Any type_url. */
            type_url: string;

            /** Any value. */
            value: Uint8Array;

            /**
             * Encodes the specified Any message. Does not implicitly {@link google.protobuf.Any.verify|verify} messages.
             * @param message Any message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: google.protobuf.Any.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes an Any message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {google.protobuf.Any & google.protobuf.Any.$Shape} Any
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): google.protobuf.Any & google.protobuf.Any.$Shape;
        }

        namespace Any {

            /** Properties of an Any. */
            interface $Properties {

                /** Any type_url */
                type_url?: (string|null);

                /** Any value */
                value?: (Uint8Array|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of an Any. */
            type $Shape = google.protobuf.Any.$Properties;
        }

        /**
         * Properties of a Duration.
         * @deprecated Use google.protobuf.Duration.$Properties instead.
         */
        interface IDuration extends google.protobuf.Duration.$Properties {
        }

        /** Represents a Duration. */
        class Duration {

            /**
             * Constructs a new Duration.
             * @param [properties] Properties to set
             */
            constructor(properties?: google.protobuf.Duration.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** Duration seconds. */
            seconds: Long;

            /** Duration nanos. */
            nanos: number;

            /**
             * Encodes the specified Duration message. Does not implicitly {@link google.protobuf.Duration.verify|verify} messages.
             * @param message Duration message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: google.protobuf.Duration.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a Duration message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {google.protobuf.Duration & google.protobuf.Duration.$Shape} Duration
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): google.protobuf.Duration & google.protobuf.Duration.$Shape;
        }

        namespace Duration {

            /** Properties of a Duration. */
            interface $Properties {

                /** Duration seconds */
                seconds?: (Long|null);

                /** Duration nanos */
                nanos?: (number|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a Duration. */
            type $Shape = google.protobuf.Duration.$Properties;
        }

        /**
         * Properties of a Timestamp.
         * @deprecated Use google.protobuf.Timestamp.$Properties instead.
         */
        interface ITimestamp extends google.protobuf.Timestamp.$Properties {
        }

        /** Represents a Timestamp. */
        class Timestamp {

            /**
             * Constructs a new Timestamp.
             * @param [properties] Properties to set
             */
            constructor(properties?: google.protobuf.Timestamp.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** Timestamp seconds. */
            seconds: Long;

            /** Timestamp nanos. */
            nanos: number;

            /**
             * Encodes the specified Timestamp message. Does not implicitly {@link google.protobuf.Timestamp.verify|verify} messages.
             * @param message Timestamp message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: google.protobuf.Timestamp.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a Timestamp message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {google.protobuf.Timestamp & google.protobuf.Timestamp.$Shape} Timestamp
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): google.protobuf.Timestamp & google.protobuf.Timestamp.$Shape;
        }

        namespace Timestamp {

            /** Properties of a Timestamp. */
            interface $Properties {

                /** Timestamp seconds */
                seconds?: (Long|null);

                /** Timestamp nanos */
                nanos?: (number|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a Timestamp. */
            type $Shape = google.protobuf.Timestamp.$Properties;
        }
    }

    /** Namespace rpc. */
    namespace rpc {

        /**
         * Properties of a Status.
         * @deprecated Use google.rpc.Status.$Properties instead.
         */
        interface IStatus extends google.rpc.Status.$Properties {
        }

        /** Represents a Status. */
        class Status {

            /**
             * Constructs a new Status.
             * @param [properties] Properties to set
             */
            constructor(properties?: google.rpc.Status.$Properties);

            /** Unknown fields preserved while decoding when enabled */
            $unknowns?: Uint8Array[];

            /** Status code. */
            code: number;

            /** Status message. */
            message: string;

            /** Status details. */
            details?: (google.protobuf.Any.$Properties|null);

            /**
             * Encodes the specified Status message. Does not implicitly {@link google.rpc.Status.verify|verify} messages.
             * @param message Status message or plain object to encode
             * @param [writer] Writer to encode to
             * @returns Writer
             */
            static encode(message: google.rpc.Status.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

            /**
             * Decodes a Status message from the specified reader or buffer.
             * @param reader Reader or buffer to decode from
             * @param [length] Message length if known beforehand
             * @returns {google.rpc.Status & google.rpc.Status.$Shape} Status
             * @throws {Error} If the payload is not a reader or valid buffer
             * @throws {$protobuf.util.ProtocolError} If required fields are missing
             */
            static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): google.rpc.Status & google.rpc.Status.$Shape;
        }

        namespace Status {

            /** Properties of a Status. */
            interface $Properties {

                /** Status code */
                code?: (number|null);

                /** Status message */
                message?: (string|null);

                /** Status details */
                details?: (google.protobuf.Any.$Properties|null);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];
            }

            /** Shape of a Status. */
            type $Shape = google.rpc.Status.$Properties;
        }
    }
}
