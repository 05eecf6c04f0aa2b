import { DomUtils } from 'htmlparser2'
import type { WrittenArticle } from '#core/generation/local-writer/local-writer.ts'
import { parseHtml } from '#core/html/dom.ts'
import { readArticleText } from '#core/seo/article-text.ts'
import { isApprovedLink, isApprovedPage, isKnownMail, isKnownPhone, type Own } from './approved.ts'
import { asksForSecrets } from './asks-for-secrets.ts'
import { findAddresses } from './find-addresses.ts'
import { findPhones } from './find-phones.ts'
import { removeForeignLinks } from './remove-foreign-links.ts'

export const FOREIGN_LINKS = 'FOREIGN_LINKS_REMOVED'
export const FOREIGN_PICTURES = 'FOREIGN_PICTURES_REMOVED'
export const FOREIGN_CONTACTS = 'FOREIGN_CONTACTS'
export const ASKS_FOR_SECRETS = 'ASKS_FOR_SECRETS'

export type Screened = {
	article: WrittenArticle
	/** Codes; each keeps the article from publishing itself. */
	warnings: string[]
	/** What was found, for the run's log. */
	found: string[]
}

/**
 * Looks at a generated article for what a hostile page would have a model write: somebody else's links, pictures,
 * telephones, and requests for what is nobody's business. Every writer's text passes here, on its way in.
 */
export function screenArticle(article: WrittenArticle, own: Own): Screened {
	const { html, links, pictures } = removeForeignLinks(article.content, own)
	const texts = textsOf({ ...article, content: html })
	const contacts = texts.flatMap((text) => contactsIn(text, own))
	const secrets = texts.flatMap(asksForSecrets)
	const signs: [string, string, string[]][] = [
		[FOREIGN_LINKS, 'link retirado', links],
		[FOREIGN_PICTURES, 'imagem retirada', pictures],
		[FOREIGN_CONTACTS, 'contato que não é nosso', contacts],
		[ASKS_FOR_SECRETS, 'pede dados ao leitor', secrets],
	]
	return {
		article: {
			...article,
			content: html,
			sourceUrls: article.sourceUrls.filter((url) => isApprovedPage(url, own)),
		},
		warnings: signs.filter(([, , found]) => found.length > 0).map(([code]) => code),
		found: signs.flatMap(([, words, found]) => [...new Set(found)].map((one) => `${words}: ${one.slice(0, 120)}`)),
	}
}

function contactsIn(text: string, own: Own): string[] {
	const { mails, pages } = findAddresses(text)
	return [
		...findPhones(text).filter((number) => !isKnownPhone(number, own)),
		...mails.filter((address) => !isKnownMail(address, own)),
		...pages.filter((page) => !isApprovedLink(/^https?:/i.test(page) ? page : `https://${page}`, own)),
	]
}

/** Everything of an article that people read, text by text: what stands in two of them does not run together. */
function textsOf({ title, metaTitle, metaDescription, excerpt, tags, content }: WrittenArticle): string[] {
	const { headings, blocks } = readArticleText(content)
	const spoken = DomUtils.find((node) => 'attribs' in node, parseHtml(content).children, true, Number.POSITIVE_INFINITY)
	const attributes = spoken.flatMap((node) => ('attribs' in node ? [node.attribs['alt'], node.attribs['title']] : []))
	return [
		title,
		metaTitle,
		metaDescription,
		excerpt,
		...tags,
		...[...headings, ...blocks].map(({ text }) => text),
		...attributes,
	].filter((text): text is string => Boolean(text))
}
