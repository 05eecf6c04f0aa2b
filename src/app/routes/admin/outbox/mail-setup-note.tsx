import { Link } from 'react-router'
import { AlertBox } from '#app/components/admin/alert-box.tsx'

/** Mails are kept, not lost, while there is nowhere to hand them to. */
export function MailSetupNote() {
	return (
		<AlertBox tone="warn" className="mb-5">
			O envio de e-mails não está configurado. As mensagens esperam aqui e saem sozinhas quando houver um servidor em{' '}
			<Link to="/admin/integracoes" className="underline underline-offset-3">
				Integrações
			</Link>
			.
		</AlertBox>
	)
}
