const named: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' }

/** Between blocks: no words reach over it. */
export const BLOCK_END = '\u2029'
const inlineTag = /^<\/?(?:data|strong|b|em|i|a|u|s|code|span|sub|sup|mark|abbr|small)\b/i

/** The same letters as the visual view holds: without tags, entities read, no two blanks. */
export function lettersOfHtml(html: string): string {
	return html
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/<[^>]*>/g, (tag) => (inlineTag.test(tag) ? '' : BLOCK_END))
		.replaceAll(/&(\w+);/g, (entity, name: string) => named[name] ?? entity)
		.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
