import { iconPath } from '#core/identity/brand-icon.ts'
import { phoneHref } from '#core/identity/phone-number.ts'
import { networks, type Site } from '#core/identity/site.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Who publishes the blog: the brokerage by its name and logo. The rest of it stands on the home, contact and product pages. */
export function publisherNode(siteUrl: string, site: Site) {
	return {
		'@type': 'Organization',
		'@id': `${siteUrl}/#organization`,
		name: site.name,
		url: `${siteUrl}/`,
		logo: {
			'@type': 'ImageObject',
			url: siteUrl + (site.mark ? iconPath(site.mark, 512) : '/icon-512.png'),
			width: 512,
			height: 512,
		},
	}
}

/** The brokerage, as search engines know it. The same node on every page that names it in full. */
export function brokerageNode(siteUrl: string, site: Site) {
	const { address } = site
	const telephone = phoneHref(site.phones[0]!.number).replace('tel:', '')
	return {
		...publisherNode(siteUrl, site),
		'@type': ['Organization', 'InsuranceAgency'],
		legalName: site.legalName,
		image: `${siteUrl}/media/share/site/home.png`,
		description: site.description,
		email: site.email,
		telephone,
		taxID: site.cnpj,
		priceRange: 'R$',
		address: {
			'@type': 'PostalAddress',
			streetAddress: address.street,
			postalCode: address.postalCode,
			addressLocality: address.locality,
			addressRegion: address.region,
			addressCountry: 'BR',
		},
		...(address.latitude !== null &&
			address.longitude !== null && {
				geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
			}),
		openingHoursSpecification: site.openingSpans.map(({ days, opens, closes }) => ({
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: days.map((day) => weekdays[day]),
			opens,
			closes,
		})),
		contactPoint: {
			'@type': 'ContactPoint',
			contactType: 'customer service',
			telephone,
			email: site.email,
			areaServed: 'BR',
			availableLanguage: 'pt-BR',
		},
		sameAs: networks.flatMap((network) => site.socials[network] ?? []),
	}
}

export function websiteNode(siteUrl: string, { name }: Site) {
	return {
		'@type': 'WebSite',
		'@id': `${siteUrl}/#website`,
		name,
		url: `${siteUrl}/`,
		inLanguage: 'pt-BR',
		publisher: { '@id': `${siteUrl}/#organization` },
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/blog/busca?q={q}` },
			'query-input': 'required name=q',
		},
	}
}

/** The way from the home page to this one. */
export function breadcrumbNode(siteUrl: string, steps: readonly { name: string; path: string }[]) {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: siteUrl + path,
		})),
	}
}

export function faqNode(faqs: readonly { question: string; answer: string }[]) {
	return {
		'@type': 'FAQPage',
		mainEntity: faqs.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	}
}

type ServiceFacts = { title: string; description: string; path: string }

export function serviceNode(siteUrl: string, { title, description, path }: ServiceFacts) {
	return {
		'@type': 'Service',
		name: title,
		serviceType: title,
		description,
		url: siteUrl + path,
		areaServed: { '@type': 'Country', name: 'Brasil' },
		provider: { '@id': `${siteUrl}/#organization` },
	}
}
