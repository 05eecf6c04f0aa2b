import { publicPage } from '#app/cache-headers.ts'
import { ContactPage } from '#app/components/site/contact/contact-page.tsx'
import { handleLead } from '#app/leads/handle-lead.server.ts'
import { sendLead } from '#app/leads/send-lead.ts'
import { pageMeta } from '#app/page-meta.ts'
import { siteIn, siteUrlOf } from '#app/site.ts'
import { breadcrumbNode, brokerageNode } from '#app/structured-data.ts'
import { placeOf } from '#core/identity/site.ts'
import type { Route } from './+types/contact.ts'
import type { SiteHandle } from './layout.tsx'

export const handle: SiteHandle = { current: 'Contato' }

export function action(args: Route.ActionArgs) {
	return handleLead(args, { contact: true, newsletter: true })
}

export const clientAction = sendLead

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = ({ matches }) => {
	const siteUrl = siteUrlOf(matches)
	const site = siteIn(matches)
	return pageMeta(matches, {
		title: `Fale com a gente | ${site.name}`,
		description: `Telefones, mensagem, e-mail e horário da ${site.name}, em ${placeOf(site)}. Escreva e receba a resposta de uma pessoa, ou assine o boletim.`,
		path: '/contact',
		image: '/media/share/site/contact.png',
		graph: [
			brokerageNode(siteUrl, site),
			breadcrumbNode(siteUrl, [
				{ name: 'Início', path: '/' },
				{ name: 'Contato', path: '/contact' },
			]),
		],
	})
}

export default function Contact() {
	return <ContactPage />
}
