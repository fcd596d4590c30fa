/** Stands for every CSS module: a class is called by its own name. */
export default new Proxy({}, { get: (_target, name) => String(name) });
