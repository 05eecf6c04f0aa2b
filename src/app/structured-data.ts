import { site } from '#config/site.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** The brokerage, as search engines know it. The same node on every page that names it. */
export function brokerageNode(siteUrl: string) {
	return {
		'@type': ['Organization', 'InsuranceAgency'],
		'@id': `${siteUrl}/#organization`,
		name: site.name,
		legalName: site.legalName,
		url: `${siteUrl}/`,
		logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
		image: `${siteUrl}/media/share/site/home.png`,
		description: site.description,
		email: site.email,
		telephone: site.phones[0].href.replace('tel:', ''),
		taxID: site.cnpj,
		priceRange: 'R$',
		address: {
			'@type': 'PostalAddress',
			streetAddress: site.address.street,
			postalCode: site.address.postalCode,
			addressLocality: site.address.locality,
			addressRegion: site.address.region,
			addressCountry: site.address.country,
		},
		geo: { '@type': 'GeoCoordinates', latitude: site.address.latitude, longitude: site.address.longitude },
		// Closed at noon, hence two spans a day.
		openingHoursSpecification: site.openingSpans.map(({ opens, closes }) => ({
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: weekdays,
			opens,
			closes,
		})),
		contactPoint: {
			'@type': 'ContactPoint',
			contactType: 'customer service',
			telephone: site.phones[0].href.replace('tel:', ''),
			email: site.email,
			areaServed: 'BR',
			availableLanguage: 'pt-BR',
		},
		sameAs: Object.values(site.social).map(({ href }) => href),
	}
}

export function websiteNode(siteUrl: string) {
	return {
		'@type': 'WebSite',
		'@id': `${siteUrl}/#website`,
		name: site.name,
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
