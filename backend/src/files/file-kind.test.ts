import { describe, expect, it } from '@jest/globals';
import { fileKind } from './file-kind.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const extensionOf = (content: Buffer, name = ''): string | undefined => fileKind(content, name)?.extension;
const docx = bytes('PK\x03\x04 [Content_Types].xml … word/document.xml');
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

describe('the kind of a file', () => {
  it.each([
    ['jpg', bytes('\xff\xd8\xff\xe0')],
    ['png', bytes('\x89PNG\r\n\x1a\n')],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF\x00\x00\x00\x00WEBPVP8 ')],
    ['avif', bytes('\x00\x00\x00\x20ftypavif')],
    ['mp4', bytes('\x00\x00\x00\x20ftypisom')],
    ['mpeg', bytes('\x00\x00\x01\xba')],
    ['webm', bytes('\x1a\x45\xdf\xa3\x93\x42\x82\x84webm')],
    ['pdf', bytes('%PDF-1.7')],
    ['zip', bytes('PK\x05\x06')],
    ['docx', docx],
    ['txt', Buffer.from('Grüße')],
    ['svg', Buffer.from('\uFEFF<?xml version="1.0"?><!-- a --><svg xmlns="…"/>')],
  ])('is detected by its content: %s', (extension, content) => {
    expect(extensionOf(content)).toBe(extension);
  });

  it('is not derived from a name that contradicts its content', () => {
    expect(extensionOf(bytes('\xff\xd8\xff\xe0'), 'bild.png')).toBe('jpg');
    expect(extensionOf(docx, 'archiv.zip')).toBe('docx');
    expect(extensionOf(Buffer.from('<svg onload="alert(1)"/>'), 'harmlos.txt')).toBe('svg');
    expect(extensionOf(Buffer.from('<html><script>alert(1)</script></html>'), 'seite.html')).toBe('txt');
  });

  it('is derived from its name where the content is ambiguous', () => {
    expect(extensionOf(Buffer.from('a;b\n1;2'), 'Preise.CSV')).toBe('csv');
    expect(extensionOf(compoundFile, 'Tabelle.xls')).toBe('xls');
    expect(extensionOf(compoundFile, 'Installer.msi')).toBeUndefined();
  });

  it.each([
    ['a program', bytes('MZ\x90\x00\x03\x00\x00\x00')],
    ['another program', bytes('\x7fELF\x02\x01\x01\x00')],
    ['an archive of another kind', bytes('\x1f\x8b\x08\x00')],
    ['an empty file', Buffer.alloc(0)],
  ])('is unknown for unsupported content: %s', (_, content) => {
    expect(fileKind(content, 'bild.png')).toBeNull();
  });
});
