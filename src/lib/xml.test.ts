import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('marks of XML are escaped and accents stay', () => {
	expect(escapeXml(`Água & "sal" <ou> 'mar'`)).toBe('Água &amp; &quot;sal&quot; &lt;ou&gt; &apos;mar&apos;')
})

test('characters that XML cannot hold are left out, and others are not', () => {
	expect(escapeXml('a\0b\u0008c\uFFFEd\ud800e')).toBe('abcde')
	expect(escapeXml('linha\n\t😀')).toBe('linha\n\t😀')
})
