import { describe, expect, it } from 'vitest';
import { violationsIn } from '../../../scripts/check-imports.ts';

const imports = (file: string, target: string) => violationsIn(file, `import { x } from '${target}';\n`);

describe('an import that the table allows', () => {
  it.each([
    ['src/engine/chat/reply.ts', '../text/words.ts'],
    ['src/engine/chat/reply.ts', '../../contracts/limits.ts'],
    ['src/engine/chat/knowledge-index.ts', 'minisearch'],
    ['src/contracts/api/meta.ts', 'zod'],
    ['src/contracts/api/kora-chat.ts', '../knowledge/vocabulary.ts'],
    ['src/api/client.ts', '../contracts/endpoints.ts'],
    ['src/stores/saved-work.ts', '../api/client.ts'],
    ['src/features/chat/KoraChat.tsx', '../../stores/toasts.ts'],
    ['src/features/chat/KoraChat.tsx', '../../ui/Markdown.tsx'],
    ['src/features/chat/KoraChat.tsx', './chat-store.ts'],
    ['src/features/chat/chat-store.ts', '../../engine/chat/care.ts'],
    ['src/features/chat/KoraChat.astro', '../../catalog/site.ts'],
    ['src/pages/kora.astro', '../features/chat/KoraChat.astro'],
    ['src/pages/kora.astro', '../layouts/Base.astro'],
    ['src/layouts/Base.astro', '../features/shell/Header.astro'],
    ['src/catalog/site.ts', '../../content/site/site.yaml?raw'],
    ['functions/ai/chat.ts', '../../src/engine/chat/reply.ts'],
    ['functions/routes/health.ts', '../ai/pick-provider.ts'],
    ['functions/app.ts', '#src/contracts/problem.ts'],
    ['src/offline/service-worker.ts', '../contracts/limits.ts'],
  ])('is let through: %s imports %s', (file, target) => {
    expect(imports(file, target)).toEqual([]);
  });

  it('of a type may reach from an island to the catalog', () => {
    expect(violationsIn('src/features/courses/QuickCheck.tsx', "import type { QuickCheckQuestion } from '../../catalog/schemas/reading.ts';")).toEqual([]);
  });

  it('is not looked for in files outside the rooms', () => {
    expect(imports('scripts/start.ts', '../src/engine/chat/reply.ts')).toEqual([]);
    expect(imports('tests/unit/x.test.ts', '../../functions/app.ts')).toEqual([]);
    expect(imports('src/content.config.ts', './catalog/schemas/course.ts')).toEqual([]);
  });
});

describe('an import that the table forbids', () => {
  it.each([
    ['src/engine/chat/reply.ts', '../../stores/toasts.ts', 'engine may not import stores'],
    ['src/engine/chat/reply.ts', '../../api/client.ts', 'engine may not import api'],
    ['src/contracts/limits.ts', '../engine/text/words.ts', 'contracts may not import engine'],
    ['src/contracts/limits.ts', 'hono', 'contracts may import only zod and its own files'],
    ['src/ui/Markdown.tsx', '../contracts/limits.ts', 'ui may not import contracts'],
    ['src/ui/Markdown.tsx', '../features/chat/chat-store.ts', 'ui may not import features'],
    ['src/api/client.ts', '../stores/toasts.ts', 'api may not import stores'],
    ['src/stores/toasts.ts', '../engine/text/hash.ts', 'stores may not import engine'],
    ['src/features/chat/KoraChat.tsx', '../courses/QuickCheck.tsx', 'features/chat may not import features/courses: move what both need down'],
    ['src/features/chat/KoraChat.tsx', '../../catalog/site.ts', 'only the .astro parts of a feature may ask the catalog'],
    ['src/features/chat/KoraChat.tsx', '../../../functions/ai/chat.ts', 'features may not import functions'],
    ['src/pages/kora.astro', '../engine/chat/reply.ts', 'pages may not import engine'],
    ['src/layouts/Base.astro', '../pages/index.astro', 'layouts may not import pages'],
    ['src/catalog/site.ts', '../features/shell/navigation.ts', 'catalog may not import features'],
    ['functions/app.ts', '../src/catalog/site.ts', 'functions may not import catalog'],
    ['functions/app.ts', '../src/features/chat/chat-store.ts', 'functions may not import features'],
    ['functions/app.ts', '#src/stores/toasts.ts', 'functions may not import stores'],
    ['functions/app.ts', '../content/site/site.yaml', 'functions may not import content'],
    ['src/offline/service-worker.ts', '../stores/toasts.ts', 'offline may not import stores'],
    ['src/engine/chat/reply.ts', '../../../scripts/content/read-knowledge.ts', 'engine may not import scripts'],
    ['functions/ai/chat.ts', '../../tests/support/knowledge.ts', 'functions may not import tests'],
  ])('is named with its reason: %s imports %s', (file, target, why) => {
    expect(imports(file, target)).toEqual([{ file, imports: target, why }]);
  });

  it.each([
    "import '../../stores/toasts.ts';",
    "export * from '../../stores/toasts.ts';",
    "export { showToast } from '../../stores/toasts.ts';",
    "import type { Toast } from '../../stores/toasts.ts';",
    "const toasts = await import('../../stores/toasts.ts');",
    "import {\n  showToast,\n  dismissToast,\n} from '../../stores/toasts.ts';",
    "import a, { b } from '../../stores/toasts.ts';",
    "import * as toasts from '../../stores/toasts.ts';",
    'import { x } from "../../stores/toasts.ts";',
    "const a = 1;\nimport { x } from '../../stores/toasts.ts';",
    "---\nimport { x } from '../../stores/toasts.ts';\n---",
    "import { x } from '../../stores/toasts.ts?raw';",
    "import { x } from '#src/stores/toasts.ts';",
    'type Toast = import("../../stores/toasts.ts").Toast;',
  ])('is seen in every form: %s', (text) => {
    expect(violationsIn('src/engine/chat/reply.ts', text)).toMatchObject([{ why: 'engine may not import stores' }]);
  });

  it('of a value in a line that also holds a type is still one', () => {
    expect(violationsIn('src/features/courses/QuickCheck.tsx', "import { type QuickCheckQuestion, QuickCheck } from '../../catalog/schemas/reading.ts';")).toHaveLength(1);
  });

  it('is reported once for each import', () => {
    expect(violationsIn('src/ui/Icon.tsx', "import { a } from '../stores/a.ts';\nimport { b } from '../stores/b.ts';\n")).toHaveLength(2);
  });
});

it('words in a comment or a string are no imports', () => {
  expect(violationsIn('src/engine/chat/reply.ts', "// the import from 'stores' was moved\nconst text = 'import x from ../stores';\n")).toEqual([]);
});
