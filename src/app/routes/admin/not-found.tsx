import { data, Link } from 'react-router'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'

export function loader() {
	return data(null, { status: 404 })
}

export default function AdminNotFound() {
	return (
		<AdminPage title="Página não encontrada">
			<PageHeader title="Esta tela não existe" lead="O endereço pode ter mudado." />
			<Link to="/admin/dashboard" className="font-semibold underline">
				Voltar ao painel
			</Link>
		</AdminPage>
	)
}
