import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolEntry } from '../lib/project.mjs';

let project;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'overpaint-arrows-'));
  await cp('.oxlintrc.json', join(project, '.oxlintrc.json'));
});

afterAll(() => rm(project, { recursive: true }));

/** Lints one file with one line in a project of its own and answers what the linter said. */
async function lint(path, source) {
  const file = join(project, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${source}\n`);
  const options = ['--deny-warnings', '-c', '.oxlintrc.json', path];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [toolEntry('oxlint'), ...options],
      { cwd: project },
      (error, stdout) => resolve({ ok: error === null, said: stdout }),
    );
  });
}

const value = (from) => `import { a } from '${from}';\nexport const b = a;`;
const type = (from) => `import type { A } from '${from}';\nexport type B = A;`;

describe('the import arrows', () => {
  it.each([
    ['src/net/a.ts', value('../app/x.ts'), 'src/net knows no screens'],
    ['src/net/a.ts', type('../workers/index.ts'), 'src/net knows no screens'],
    ['src/net/a.ts', value('react'), 'src/net answers coded errors'],
    ['src/net/contracts/a.ts', value('../api.ts'), 'The contracts stand alone'],
    ['src/net/contracts/a.ts', value('mqtt'), 'The contracts stand alone'],
    ['src/workers/a.ts', value('../app/x.ts'), 'src/workers knows neither'],
    ['src/workers/runtime/a.ts', type('../../canvas/index.ts'), 'src/workers knows'],
    ['src/workers/a.ts', type('../net/api.ts'), 'src/workers knows'],
    ['src/workers/a.ts', value('../net/contracts/task.ts'), 'types only'],
    ['src/workers/a.ts', value('pixi.js'), 'A worker draws nothing'],
    ['src/canvas/a.ts', value('../app/x.ts'), 'src/canvas knows nothing'],
    ['src/canvas/tools/a.ts', type('../../net/index.ts'), 'src/canvas knows nothing'],
    ['src/canvas/tools/a.ts', value('../../workers/index.ts'), 'src/canvas takes types'],
    ['src/canvas/tools/a.ts', value('react'), 'React appears in src/canvas/view only'],
    ['src/canvas/view/a.tsx', value('../../app/x.ts'), 'src/canvas knows nothing'],
    ['src/canvas/view/a.tsx', value('../../workers/index.ts'), 'src/canvas takes types'],
    ['src/canvas/view/a.tsx', value('i18next'), 'no words and no routes'],
    ['src/canvas/kernels/a.ts', value('../document/x.ts'), 'Kernels are arithmetic'],
    ['src/canvas/kernels/a.ts', value('pixi.js'), 'Kernels are arithmetic'],
    ['src/workers/kernels/a.ts', value('../index.ts'), 'Kernels are arithmetic'],
    ['server/compose/kernels/a.ts', value('node:fs'), 'Kernels are arithmetic'],
    ['server/a.ts', value('../src/app/x.ts'), 'server sees only src/net/contracts'],
    ['server/tasks/a.ts', type('../../src/net/api.ts'), 'server sees only src/net/contracts'],
    ['e2e/oracle/a.ts', value('../../src/workers/kernels/x.ts'), 'The oracle shares nothing'],
  ])('refuse in %s a line like %j', async (path, source, reason) => {
    const { ok, said } = await lint(path, source);
    expect(ok).toBe(false);
    expect(said).toContain(reason);
  });

  it.each([
    ['src/app/a.ts', value('../net/index.ts')],
    ['src/app/b.ts', value('../workers/index.ts')],
    ['src/canvas/a.ts', type('../workers/index.ts')],
    ['src/canvas/b.ts', value('../workers/kernels/x.ts')],
    ['src/canvas/view/a.tsx', value('react')],
    ['src/workers/a.ts', type('../net/contracts/task.ts')],
    ['src/workers/b.ts', value('../canvas/kernels/x.ts')],
    ['src/canvas/kernels/a.ts', value('./x.ts')],
    ['src/canvas/kernels/b.ts', value('../../workers/kernels/x.ts')],
    ['src/net/contracts/a.ts', value('zod/mini')],
    ['src/net/a.ts', value('./contracts/task.ts')],
    ['server/tasks/a.ts', value('../../src/net/contracts/task.ts')],
  ])('allow in %s a line like %j', async (path, source) => {
    expect(await lint(path, source)).toMatchObject({ ok: true });
  });

  it('refuse a cycle', async () => {
    await lint('src/app/one.ts', value('./two.ts'));
    const { ok, said } = await lint('src/app/two.ts', value('./one.ts'));
    expect(ok).toBe(false);
    expect(said).toContain('cycle');
  });
});
