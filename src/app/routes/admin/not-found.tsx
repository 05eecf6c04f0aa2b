import { data } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'

export function loader() {
	return data(null, { status: 404 })
}

export function headers() {
	return NO_STORE
}

export const meta = () => adminMeta('Página não encontrada')

export default function AdminNotFound() {
	return (
		<AdminPage title="Página não encontrada">
			<PageHeader title="Esta tela não existe" lead="O endereço pode ter mudado." />
			<AdminButton to="/admin/dashboard">Voltar ao painel</AdminButton>
		</AdminPage>
	)
}
