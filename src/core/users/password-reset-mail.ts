/** How long a link that sets a new password works. */
export const RESET_HOURS = 1

type Reset = { name: string; brand: string; link: string }

export function passwordResetMail({ name, brand, link }: Reset) {
	return {
		subject: `Nova senha para o painel da ${brand}`,
		body: [
			`Olá, ${name}.`,
			'',
			`Alguém pediu uma nova senha para a sua conta no painel da ${brand}.`,
			'Se foi você, escolha a nova senha por este link:',
			'',
			link,
			'',
			'O link vale por 1 hora e funciona uma única vez. Depois da troca, todas as sessões abertas são encerradas.',
			'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
		].join('\n'),
	}
}
