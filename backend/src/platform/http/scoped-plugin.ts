import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';

type Hook = (request: FastifyRequest, ...rest: unknown[]) => unknown;
type AddHook = (name: string, hook: Hook) => unknown;

/** A plugin whose hooks, all with a callback, run only for requests that it matters to. */
export function scopedPlugin<Options extends object>(
  plugin: FastifyPluginCallback<Options>,
  matters: (request: FastifyRequest) => boolean,
): FastifyPluginCallback<Options> {
  const limited: FastifyPluginCallback<Options> = (fastify, options, done) => {
    const addHook = fastify.addHook.bind(fastify) as AddHook;
    const instance = Object.create(fastify, {
      addHook: { value: (name: string, hook: Hook) => addHook(name, limitedTo(matters, hook)) },
    }) as FastifyInstance;
    plugin(instance, options, done);
  };
  return Object.assign(limited, { [Symbol.for('skip-override')]: true });
}

/** With as many parameters as the hook has: fastify goes by their number. */
function limitedTo(matters: (request: FastifyRequest) => boolean, hook: Hook): Hook {
  const run: Hook = (request, ...rest) =>
    matters(request) ? hook(request, ...rest) : (rest.at(-1) as () => void)();
  return Object.defineProperty(run, 'length', { value: hook.length });
}
