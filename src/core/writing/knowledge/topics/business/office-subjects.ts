import type { Subject } from '../../types.ts'

/** Work that needs desks more than goods. */
export const businessOffices: readonly Subject[] = [
	{
		words: ['escritorio'],
		label: 'Seguro para escritório',
		angle: 'buying',
		titles: ['Seguro para escritório: o que vale a pena incluir', 'Escritório segurado: equipamentos, dados e visitas'],
		heading: 'Pouco estoque, muito equipamento',
		opening:
			'O escritório parece um risco calmo: mesas, telas e café. Mas um cano estourado no andar de cima molha, em uma noite, os computadores e os papéis de todos os clientes.',
		points: [
			'O seguro para escritório protege móveis, equipamentos, documentos e danos a terceiros.',
			'Erro no serviço prestado pede RC profissional, que é outro contrato.',
		],
		facts: [
			'Escritório paga menos do que loja ou cozinha, porque o fogo é menos provável. Sobra, então, orçamento para as linhas certas: danos elétricos, roubo, água e equipamentos portáteis.',
			'Notebook que vai para casa ou para o cliente precisa de cobertura fora do endereço. Quem trabalha em regime híbrido deve listar os aparelhos por pessoa. Furto simples costuma ficar de fora.',
			'Vazamento do andar de cima é queixa comum em prédio comercial. A linha de danos por água trata disso, quando contratada. O seguro do condomínio cuida das áreas comuns, e não da sua sala.',
			'Recompor documentos custa tempo e dinheiro. Há cobertura para isso, com limite. A cópia digital fora do escritório, de qualquer modo, vale mais do que a indenização.',
			'Visita que tropeça no tapete é responsabilidade civil de operações. Conselho errado ao cliente é RC profissional. Dados que vazam são risco cibernético. São três portas, e o escritório pode precisar das três.',
			'Em sala alugada, o contrato diz quem segura as paredes. O inquilino cuida de divisórias, móveis e benfeitorias que pagou. Inclua a perda do ponto e as despesas de mudança.',
		],
		procedure: {
			heading: 'A lista de uma manhã',
			steps: [
				['Conte as telas.', 'Computador, servidor, celular e projetor.'],
				['Marque o que sai.', 'Aparelhos que vão para casa ou para a rua.'],
				['Leia a locação.', 'Quem segura o imóvel e as benfeitorias?'],
				['Pense no cliente.', 'Visita, erro no serviço e dados.'],
				['Peça o pacote aberto.', 'Com limite e franquia em cada linha.'],
			],
		},
		faqs: [
			[
				'Escritório em casa usa o mesmo seguro?',
				'Nem um nem outro, às vezes. O residencial pode excluir a atividade, e o empresarial pede o endereço declarado. Conte à corretora como você trabalha.',
			],
			[
				'O seguro do condomínio comercial dispensa o meu?',
				'Quase nunca dispensa. Ele protege a estrutura e as áreas comuns. O conteúdo e a responsabilidade da sala ficam por sua conta.',
			],
		],
	},
	{
		words: ['coworking', 'escritorio compartilhado', 'escritorios compartilhados'],
		label: 'Seguro para coworking',
		angle: 'coverage',
		titles: ['Seguro para coworking: quem responde pelo quê', 'Coworking: o seguro da casa e o de quem a usa'],
		heading: 'Muitas empresas, uma só porta',
		opening:
			'Em um coworking, o café derrama no notebook do vizinho, a mochila some da sala e a visita cai na escada. Cada cena tem um responsável diferente.',
		points: [
			'O coworking segura o espaço e a operação; cada usuário, os próprios bens e serviços.',
			'Bens de membros deixados na sala costumam ficar fora da apólice básica da casa.',
		],
		facts: [
			'O dono do coworking segura móveis, divisórias, rede e equipamentos comuns. Se o imóvel é alugado, o contrato diz quem cuida das paredes. As benfeitorias, que custam caro, devem entrar no limite.',
			'Gente diferente passa por ali todo dia. A responsabilidade civil de operações trata da queda, da queimadura e do dano ao bem da visita. Informe eventos, cozinha e horário sem equipe.',
			'Notebook do membro é bem de terceiro. A apólice da casa pode excluí-lo, salvo extensão de guarda. O contrato de uso deve avisar isso com clareza, e o armário com chave reduz a discussão.',
			'Quem aluga a mesa precisa do próprio seguro: equipamentos portáteis e, conforme a profissão, RC profissional. O endereço do coworking pode constar como local de trabalho. Pergunte se a cobertura vale em outras unidades.',
			'A rede sem fio dividida traz risco de dados. Separe as redes e registre acessos. O seguro cibernético da casa não cobre, em regra, o vazamento causado pela empresa do membro.',
			'Porta fechada por incêndio ou alagamento significa mensalidades devolvidas. Lucros cessantes podem repor essa receita. Guarde os contratos de uso, pois eles provam quanto entrava.',
		],
		procedure: {
			heading: 'Regras que evitam conflito',
			steps: [
				['Escreva o contrato de uso.', 'Quem responde por bens, visitas e danos.'],
				['Controle a entrada.', 'Cartão, câmera e lista de convidados.'],
				['Ofereça armário.', 'Com chave e aviso visível.'],
				['Declare os eventos.', 'Público, bebida e horário.'],
				['Exija a apólice do membro.', 'Quando a atividade trouxer risco maior.'],
			],
		},
		faqs: [
			[
				'Fui furtado no coworking. Quem paga?',
				'Depende da causa, do contrato e da segurança oferecida. A casa pode responder se falhou na guarda. O seguro do seu aparelho costuma ser o caminho mais curto.',
			],
			[
				'Uso o endereço fiscal do coworking. Preciso de seguro?',
				'O endereço, sozinho, não cria bem a segurar. O risco está no que você faz e leva consigo. Comece pelos equipamentos e pela RC.',
			],
		],
	},
]
