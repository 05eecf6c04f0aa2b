/** How long a link that sets the first password works. */
export const INVITATION_HOURS = 48

type Invitation = { name: string; brand: string; link: string }

export function invitationMail({ name, brand, link }: Invitation) {
	return {
		subject: `Seu acesso ao painel da ${brand}`,
		body: [
			`Olá, ${name}.`,
			'',
			`Você foi convidado a usar o painel administrativo da ${brand}.`,
			'Para entrar, crie sua senha por este link:',
			'',
			link,
			'',
			`O link vale por ${INVITATION_HOURS} horas e funciona uma única vez.`,
			'Se você não esperava este convite, ignore esta mensagem.',
		].join('\n'),
	}
}

type Reset = { name: string; brand: string; siteUrl: string }

export function secondFactorResetMail({ name, brand, siteUrl }: Reset) {
	return {
		subject: `Sua verificação em duas etapas foi removida | ${brand}`,
		body: [
			`Olá, ${name}.`,
			'',
			'Um administrador removeu a verificação em duas etapas da sua conta. Por enquanto, basta a senha para entrar.',
			`Ative-a de novo na tela Conta do painel: ${siteUrl}/admin/dashboard`,
			'',
			'Se não foi você quem pediu, fale com um administrador e troque sua senha.',
		].join('\n'),
	}
}
