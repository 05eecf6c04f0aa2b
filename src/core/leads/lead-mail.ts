import type { Lead } from '#db/schema/leads.ts'
import { leadReference } from './lead-reference.ts'

const subjects: Record<Lead['kind'], string> = {
	quote: 'Pedido de cotação',
	contact: 'Mensagem do site',
	typed: 'Lead digitado',
	notify: 'Avise-me quando estiver pronto',
}

/** What the broker reads: everything needed to answer, and nothing to click through for. */
export function leadMail(lead: Lead, { siteUrl, deadline }: { siteUrl: string; deadline?: string | undefined }) {
	const about = lead.product ? `${subjects[lead.kind]}: ${lead.product}` : subjects[lead.kind]
	const lines = [
		about,
		`Número: ${leadReference(lead)}`,
		...present('Prazo', deadline ?? null),
		'',
		...Object.entries(lead.answers).map(([label, answer]) => `${label}: ${answer}`),
		...present('Nome', lead.name),
		...present('E-mail', lead.email),
		...present('Telefone', lead.phone),
		...(lead.phone || lead.email
			? []
			: ['Sem contato: não deixou telefone nem e-mail. Só é possível responder se a pessoa abrir a conversa.']),
		'',
		`Página: ${siteUrl}${lead.page}`,
		...present('Veio de', lead.referrer),
		...Object.entries(lead.utm).map(([name, value]) => `${name}: ${value}`),
	]
	return { subject: oneLine(`${about} (${leadReference(lead)})`), body: lines.join('\n'), replyTo: lead.email }
}

function present(label: string, text: string | null): string[] {
	return text ? [`${label}: ${text}`] : []
}

/** A subject is a header: a line break in it would start another one. */
function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ').slice(0, 200)
}
