import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';

interface Service {
  image?: string;
  command?: string[];
  extends?: object;
  environment?: Record<string, string>;
  depends_on?: Record<string, object>;
  volumes?: string[];
  ports?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const text = (name: string): string => readFileSync(`docker/${name}`, 'utf8');
const compose = (name: string) => load(text(name)) as Compose;
const files = ['compose.yml', 'compose.cluster.yml'];

describe.each(files)('docker/%s', (name) => {
  const { services, volumes } = compose(name);

  it('names an image with a version for every service, and only services and volumes that there are', () => {
    for (const [
      service,
      { image, extends: extended, depends_on = {}, volumes: mounts = [] },
    ] of Object.entries(services)) {
      if (!extended) expect([service, image]).toEqual([service, expect.stringMatching(/^bestellwerk$|:\d/)]);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      const named = mounts.map((mount) => mount.split(':')[0]!);
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
    }
  });

  it('runs both commands of the image with the same servers, and publishes the backend only', () => {
    const { backend, projections } = services;
    expect(backend?.command).toEqual(['backend']);
    expect(projections?.command).toEqual(['projections']);
    for (const variable of ['DATABASE_URL', 'EVENTSTORE_URL']) {
      expect(backend?.environment?.[variable]).toBeTruthy();
      expect(projections?.environment?.[variable]).toBe(backend?.environment?.[variable]);
    }
    const published = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.map(([service]) => service)).toEqual(['backend']);
  });

  it('asks for nothing that docker/example.env does not explain, and holds no password', () => {
    const asked = [...text(name).matchAll(/\$\{([A-Z_]+)/g)].map(([, variable]) => variable!);
    const explained = [...text('example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, variable]) => variable!);
    expect(explained).toEqual(expect.arrayContaining(asked));
    for (const [, password] of text(name).matchAll(/PASSWORD: (.*)/g)) expect(password).toMatch(/^\$\{/);
  });
});

describe('docker/Dockerfile', () => {
  const lines = text('Dockerfile').split('\n');

  it('copies only what there is, and every workspace', () => {
    const copied = lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from'));
    const sources = copied.flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
    expect(sources).toEqual(expect.arrayContaining(workspaces.map((name) => `${name}/package.json`)));
  });

  it('pins its base image, is not root and checks its health', () => {
    expect(lines.find((line) => line.startsWith('ARG NODE_IMAGE'))).toMatch(/node:\d+\.\d+\.\d+-/);
    expect(lines).toContain('USER node');
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  });
});
