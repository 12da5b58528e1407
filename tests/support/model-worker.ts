/** A Worker with a model behind it that does as a test says. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Behavior, type ModelServer, startModelServer } from './model-server.ts';
import { startWorker, type TestWorker } from './worker.ts';

export interface ModelWorker {
  model: ModelServer;
  worker: TestWorker;
}

/** Both for one test: `await using`, and they are closed also when it fails. `vars` are settings of the Worker beside the model's. */
export async function startModelWorker(vars: Record<string, string> = {}): Promise<ModelWorker & AsyncDisposable> {
  const model = await startModelServer();
  const worker = await startWorker({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: model.baseURL, OPENAI_MODEL: 'test-model', ...vars });
  return {
    model,
    worker,
    async [Symbol.asyncDispose]() {
      await worker.close();
      await model.close();
    },
  };
}

/** Both for all tests of the file or block that calls this. Before each test the model has no calls and behaves like this, at first as a model should. They are there once the tests run. */
export function modelWorkerOfBlock(behavior: Behavior = 'normal', text?: string): ModelWorker {
  let started: Awaited<ReturnType<typeof startModelWorker>>;
  beforeAll(async () => {
    started = await startModelWorker();
  });
  afterAll(() => started[Symbol.asyncDispose]());
  beforeEach(() => {
    started.model.calls.length = 0;
    started.model.behave(behavior, text);
  });
  return {
    get model() {
      return started.model;
    },
    get worker() {
      return started.worker;
    },
  };
}
