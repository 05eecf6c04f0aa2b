/** What is put behind the name for each encoding, as nginx and Caddy look for it. */
export const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const

/** A name on disk has at most 255 bytes, and ours ends in `.html.br`. */
const LONGEST_PART = 200
const LONGEST = 1_000

/** Nothing that a web server would decode, resolve or fold: a name of ours reads as the address does. */
const plain = /^\/$|^(?:\/[a-z0-9_-]+)+$/

/**
 * Where the page under a key lies in the folder: its address with `.html` behind it, the home as `.html`. Pages that depend on
 * a query and addresses that are in any way odd have no file.
 */
export function pageFile(key: string): string | undefined {
	if (key.length > LONGEST || !plain.test(key)) return undefined
	if (key.split('/').some((part) => part.length > LONGEST_PART)) return undefined
	return `${key.slice(1)}.html`
}
