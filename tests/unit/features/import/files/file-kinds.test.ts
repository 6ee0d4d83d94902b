import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { wrongArchive, wrongKind } from '../../../../../src/features/import/files/file-kinds.ts';

describe('a file that is not an export', () => {
  test.each([
    ['', 'blank'],
    ['%PDF-1.7', 'pdf'],
    ['\u00ef\u00bb\u00bf%PDF-1.7', 'pdf'],
    ['Name,%PDF-', null],
    ['<!DOCTYPE html>', 'page'],
    ['\n  <html lang="en">', 'page'],
    ['<?xml version="1.0"?>', null],
    ['<b>bold</b>', null],
    ['Name\n<html>', null],
    [`${' '.repeat(63)}<html>`, null],
    ['Rar!\u001a\u0007', 'archive'],
    ['7z\u00bc\u00af\u0027\u001c', 'archive'],
    ['\u001f\u008b\u0008', 'archive'],
    ['x\u001f\u008b', null],
    ['\u00d0\u00cf\u0011\u00e0\u00a1', 'workbook'],
    ['x\u00d0\u00cf\u0011\u00e0', null],
    ['Name,Year', null],
  ])('is recognized by its first bytes: %j', (start, kind) => {
    expect(wrongKind(strToU8(start, true))).toBe(kind);
  });

  test.each([
    [['[Content_Types].xml', 'xl/workbook.xml', 'a.zip'], 'workbook'],
    [['photo.jpg', 'export.ZIP'], 'nested'],
    [['a/xl/workbook.xml', 'a.zip.txt'], null],
    [['photo.jpg'], null],
    [[], null],
  ])('is recognized in a ZIP by names: %j', (names, kind) => {
    expect(wrongArchive(names)).toBe(kind);
  });
});
