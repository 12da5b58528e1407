import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $toast, dismissToast, showToast } from '../../../src/stores/toasts.ts';

beforeEach(() => $toast.set(null));

const shown = () => {
  const toast = $toast.get();
  if (!toast) throw new Error('no toast is shown');
  return toast;
};

describe('a toast', () => {
  it('is shown with the default look unless told otherwise', () => {
    showToast({ title: 'Saved' });
    expect(shown()).toMatchObject({ title: 'Saved', variant: 'default' });
    showToast({ title: 'Error', message: 'Failed to generate prompts. Please try again.', variant: 'destructive' });
    expect(shown()).toMatchObject({ message: 'Failed to generate prompts. Please try again.', variant: 'destructive' });
  });

  it('is the only one: a newer one takes its place', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Second' });
    expect(shown().title).toBe('Second');
  });

  it('has a number of its own, also when the same words come again', () => {
    showToast({ title: 'Saved' });
    const first = shown().id;
    showToast({ title: 'Saved' });
    expect(shown().id).not.toBe(first);
  });

  it('goes when it is dismissed', () => {
    showToast({ title: 'Saved' });
    dismissToast(shown().id);
    expect($toast.get()).toBeNull();
  });

  it('stays when an older one is dismissed late', () => {
    showToast({ title: 'First' });
    const first = shown().id;
    showToast({ title: 'Second' });
    dismissToast(first);
    expect(shown().title).toBe('Second');
  });

  it('may be dismissed twice', () => {
    showToast({ title: 'Saved' });
    const { id } = shown();
    dismissToast(id);
    dismissToast(id);
    expect($toast.get()).toBeNull();
  });

  it('keeps the action it offers', () => {
    const run = vi.fn();
    showToast({ title: 'Conversation cleared', action: { label: 'Undo', run } });
    shown().action?.run();
    expect(run).toHaveBeenCalledOnce();
  });

  it('reaches everyone who listens', () => {
    const heard: (string | undefined)[] = [];
    const stop = $toast.listen((toast) => heard.push(toast?.title));
    showToast({ title: 'Saved' });
    dismissToast(shown().id);
    stop();
    expect(heard).toEqual(['Saved', undefined]);
  });
});
