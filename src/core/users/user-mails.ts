import { mailText } from '#core/mail/texts/mail-text.ts'

/** How long a link that sets the first password works. */
export const INVITATION_HOURS = 48

type Invitation = { name: string; brand: string; link: string }

export function invitationMail({ name, brand, link }: Invitation) {
	return mailText('convite', { nome: name, marca: brand, link, horas: String(INVITATION_HOURS) })
}
