import { AlertBox } from '#app/components/admin/alert-box.tsx'

/** Mails are kept, not lost, while there is nowhere to hand them to. */
export function MailSetupNote() {
	return (
		<AlertBox tone="warn" className="mb-5">
			O envio de e-mails não está configurado neste servidor. As mensagens esperam aqui e saem sozinhas quando{' '}
			<code className="font-mono text-fine">SMTP_URL</code> for definida.
		</AlertBox>
	)
}
