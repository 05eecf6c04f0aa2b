/** Only from where a word begins, and no longer than addresses are: a text of one endless word is read once, not over and over. */
const mail = /(?<![^\s@<>()[\]"'“”,;:])[^\s@<>()[\]"'“”,;:]{1,80}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu

/** Endings under which somebody may be lured away. 'etc.Depois', typed without a space, is no address. */
const endings =
	'com|net|org|info|biz|app|dev|io|me|co|online|site|store|shop|xyz|top|link|live|click|club|tech|page|vip|icu|pro|cc|tv|ai|br|pt|ly|gl|gd|to|ru|cn|uk|us|eu|example|invalid|test'
const web = new RegExp(
	String.raw`https?://[^\s<>"'()[\]“”]+|(?<![@\p{L}\p{N}._-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:${endings})(?![\p{L}\p{N}@-])(?:/[^\s<>"'()[\]“”]*)?`,
	'giu',
)

export type Addresses = { mails: string[]; pages: string[] }

/** Mail and web addresses that stand in a text as words. */
export function findAddresses(text: string): Addresses {
	const flat = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
	const mails = flat.match(mail) ?? []
	// What stands after the @ is no page of its own.
	const pages = flat.replaceAll(mail, ' ').match(web) ?? []
	return { mails, pages: pages.map((page) => page.replace(/[.,;:!?]+$/, '')) }
}
