import type { ActingAdmin } from '#core/users/acting-admin.ts'

export const anAdmin: ActingAdmin = {
	id: 'admin-1',
	name: 'Rita',
	email: 'rita@exemplo.com.br',
	role: 'admin',
	address: '10.0.0.1',
}
