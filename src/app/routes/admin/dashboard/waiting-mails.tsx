import { Link } from 'react-router'
import { AlertBox } from '#app/components/admin/alert-box.tsx'

type WaitingMailsProps = { count: number; mailConfigured: boolean }

const link = 'underline underline-offset-3'

/** Mails that did not leave, and the way out. */
export function WaitingMails({ count, mailConfigured }: WaitingMailsProps) {
	const mails = count === 1 ? '1 e-mail' : `${count} e-mails`
	return (
		<AlertBox tone="warn" className="mb-5">
			<p>
				{mailConfigured
					? `${mails} não ${count === 1 ? 'saiu' : 'saíram'}.`
					: `${mails} ${count === 1 ? 'espera' : 'esperam'}: este site ainda não envia e-mails.`}
			</p>
			<p className="mt-1 flex flex-wrap gap-x-4 font-normal">
				<Link to="/admin/integracoes" className={link}>
					{mailConfigured ? 'Ver como está o servidor' : 'Configurar o envio'}
				</Link>
				<Link to="/admin/outbox" className={link}>
					{count === 1 ? 'Ver o e-mail' : 'Ver os e-mails'}
				</Link>
			</p>
		</AlertBox>
	)
}
