import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Helplines, helplineMaxAgeDays, staleRegions } from '../../src/catalog/schemas/helplines.ts';
import { contentDir } from '../support/knowledge.ts';

const helplines = Helplines.parse(parse(readFileSync(path.join(contentDir, 'helplines.yaml'), 'utf8')));
const lines = helplines.regions.flatMap(({ region, lines: own }) => own.map((line) => ({ region, ...line })));
const day = 86_400_000;

describe('the helplines', () => {
  it('were looked at within the last half year', () => {
    expect(staleRegions(helplines, new Date())).toEqual([]);
  });

  it('have been looked at on no day that is still to come', () => {
    for (const { region, reviewed } of helplines.regions) expect(Date.parse(reviewed), region).toBeLessThan(Date.now() + day);
  });

  it('have numbers that a phone can dial', () => {
    for (const { name, phone, sms } of lines) for (const number of [phone, sms]) if (number !== undefined) expect(number, name).toMatch(/^\+?\d(?:[\d ()-]*\d)?$/);
  });

  it('have at least three digits in every number', () => {
    for (const { name, phone, sms } of lines) for (const number of [phone, sms]) if (number !== undefined) expect(number.replace(/\D/g, '').length, name).toBeGreaterThanOrEqual(3);
  });

  it('give each line a way to reach it', () => {
    for (const { name, phone, sms, url } of lines) expect(phone ?? sms ?? url, name).toBeTruthy();
  });

  it('give a text to send only where there is a number to send it to', () => {
    for (const { name, sms, smsBody } of lines) expect(smsBody !== undefined && sms === undefined, name).toBe(false);
  });

  it('hold the emergency numbers that the texts for danger name', () => {
    expect(helplines.emergency.match(/\d+/g)).toEqual(['911', '112', '999']);
  });

  it('hold a way for people in every other place', () => {
    expect(lines.some(({ url }) => url?.startsWith('https://'))).toBe(true);
  });
});

describe('a region', () => {
  const reviewedOn = (reviewed: string) => ({ ...helplines, regions: [{ region: 'Here', reviewed, lines: [{ name: 'A', note: 'b', phone: '123' }] }] });
  const today = new Date('2026-11-20T12:00:00Z');

  it('is stale on the day after the limit and not before', () => {
    const limit = new Date(Date.parse('2026-11-20') - helplineMaxAgeDays * day).toISOString().slice(0, 10);
    const before = new Date(Date.parse('2026-11-20') - (helplineMaxAgeDays - 1) * day).toISOString().slice(0, 10);
    expect(staleRegions(reviewedOn(limit), today)).toEqual(['Here']);
    expect(staleRegions(reviewedOn(before), today)).toEqual([]);
  });
});
