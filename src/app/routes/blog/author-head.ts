import { credentialOf } from '#app/components/blog/article/authors.ts'
import type { PageHead } from '#app/page-meta.ts'
import { breadcrumbNode, publisherNode } from '#app/structured-data.ts'
import type { Site } from '#core/identity/site.ts'
import type { AuthorPage } from '#core/users/find-author-page.ts'
import { authorHref } from './author-href.ts'

/** What the page of a person says to search engines. */
export function authorHead(siteUrl: string, site: Site, author: AuthorPage): PageHead {
	const { name, slug, image, registration, biography, written, page } = author
	const path = authorHref(slug)
	const url = siteUrl + path
	const steps = [
		{ name: 'Blog', path: '/blog' },
		{ name, path },
	]
	const role = written.length > 0 ? 'Artigos escritos' : 'Artigos revisados'
	const person = {
		'@type': 'Person',
		'@id': `${url}#pessoa`,
		name,
		url,
		worksFor: { '@id': `${siteUrl}/#organization` },
		...(image && { image: siteUrl + image }),
		...(biography && { description: biography }),
		...(registration && {
			identifier: { '@type': 'PropertyValue', propertyID: 'SUSEP', value: registration },
			hasCredential: { '@type': 'EducationalOccupationalCredential', name: credentialOf({ registration }) },
		}),
	}
	return {
		title: page > 1 ? `${name} | Blog, página ${page}` : `${name} | Blog`,
		description: biography ? shortened(biography) : `${role} por ${name} no blog da ${site.name}.`,
		path: authorHref(slug, page),
		image: '/media/share/site/blog.png',
		graph: [
			{ '@type': 'ProfilePage', '@id': url, url, inLanguage: 'pt-BR', mainEntity: person },
			breadcrumbNode(siteUrl, steps),
			publisherNode(siteUrl, site),
		],
	}
}

const LONGEST = 160

function shortened(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim()
	return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).replace(/\s\S*$/, '')}…`
}
