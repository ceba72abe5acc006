/** Interface texts in Spanish. */
import type { Texts } from "./en.ts";

export const es: Texts = {
  shell: {
    skip: "Saltar al contenido principal",
    primary: "Principal",
    docs: "Documentación",
    apiReference: "Referencia de la API",
    apis: {
      "flights-live-pricing": "Precios de vuelos en vivo",
      "flights-indicative": "Precios de vuelos orientativos",
      geo: "Geo",
      culture: "Cultura",
    },
    menu: "Menú",
    closeMenu: "Cerrar el menú",
    language: "Idioma",
    version: "Versión",
    archived: "archivada",
    colourMode: "Cambiar entre modo claro y oscuro",
    colourModeLight: "El modo claro está activo",
    colourModeDark: "El modo oscuro está activo",
    announcement: "Aviso",
    announcementText: "¿Vienes de V1.0?",
    announcementLink: "Las guías de migración te llevan a 3.0 paso a paso",
    closeAnnouncement: "Cerrar el aviso",
    loading: "Cargando la página",
    loadFailed: "No se pudo cargar esta página.",
    retry: "Reintentar",
    crashed: "Esta página ha fallado.",
    partCrashed: "Esta parte de la página ha fallado.",
    tryAgain: "Probar de nuevo",
    copy: "Copiar",
    copied: "Copiado",
    copyFailed: "No se pudo copiar",
  },
  page: {
    home: "Inicio",
    sidebar: "Páginas de la documentación",
    breadcrumbs: "Ruta de navegación",
    onThisPage: "En esta página",
    pager: "Página anterior y siguiente",
    previous: "Anterior",
    next: "Siguiente",
    pagesIn: "Páginas de {label}",
    sampleLanguage: "Lenguaje",
    untranslated: "Esta página aún no está traducida. Estás leyendo el original en inglés.",
    untranslatedLink: "Abrirla en inglés",
    archived: "Estás leyendo sobre la versión {version}, que está archivada.",
    archivedLink: "Ir a la versión {current}",
  },
  article: {
    linkToSection: "Enlace a esta sección",
    details: "Más",
    next: "Adónde seguir",
    admonitions: { note: "Nota", tip: "Consejo", caution: "Atención" },
  },
  footer: {
    label: "Pie de página",
    learn: "Aprender",
    start: "Primeros pasos",
    changeLog: "Registro de cambios",
    apis: "APIs",
    more: "Más",
    affiliates: "Afiliados",
    oldDocs: "Documentación antigua de V1",
    copyright: "© {brand}",
    note: "Documentación de una suite de API de búsqueda de viajes, versión {version}.",
  },
  home: {
    title: "La búsqueda de vuelos, cartografiada",
    description:
      "Documentación de una suite de API de búsqueda de viajes: precios en vivo y orientativos, lugares y cultura.",
    lead: "Precios en vivo y orientativos, todos los lugares a los que se puede volar, y los mercados, idiomas y monedas para mostrarlos. Una suite, nueve operaciones, cada una documentada hasta el último campo.",
    start: "Primeros pasos",
    reference: "Leer la referencia",
    chart: "Una carta del hemisferio norte: rutas ortodrómicas entre aeropuertos.",
    factOperations: "operaciones",
    factSpecifications: "especificaciones para descargar",
    factVersion: "versión actual",
    suite: "Cuatro API, un solo viaje",
    suiteLead:
      "Cultura te dice cómo hablarle a un viajero. Geo te dice dónde están los lugares. Los precios orientativos le ayudan a soñar; los precios en vivo, a salir.",
    cards: {
      culture:
        "Mercados, idiomas y monedas: quién pregunta, en qué idioma y cómo se escribe allí un precio.",
      geo: "Aeropuertos, ciudades, países y continentes, cada uno con un ID estable. O el aeropuerto más cercano a un viajero.",
      indicative:
        "Los precios más bajos que otros viajeros encontraron hace poco. Una llamada, sin esperas: para calendarios, mapas e ideas.",
      live: "Precios actuales que se pueden reservar, de aerolíneas y agencias, con un enlace a cada una.",
    },
    cardDocs: "Introducción",
    cardReference: "Referencia",
    flow: "Crear una vez y luego consultar",
    flowLead:
      "Los proveedores responden a distinto ritmo. Una búsqueda en vivo te da al momento lo que ya se sabe, y un token para pedir el resto.",
    flowCreate: "Crear",
    flowCreateText: "Envía la consulta. Guarda el token de sesión.",
    flowPoll: "Consultar",
    flowPollText: "Pregunta de nuevo con el token mientras el estado sea incompleto.",
    flowComplete: "Completa",
    flowCompleteText:
      "Todos los proveedores han respondido. Ahora el precio más bajo sí es el más bajo.",
    flowLink: "Cómo funciona crear y consultar",
    flowRequest: "La consulta",
    flowResponse: "Lo que vuelve",
    startTitle: "Desde aquí",
    startItems: {
      intro: ["Introducción", "Qué contiene la suite y cómo encajan sus partes."],
      authentication: ["Autenticación", "Envía tu clave y entiende qué significa un rechazo."],
      quickStart: [
        "Inicio rápido",
        "Una primera búsqueda en vivo, de la consulta al enlace de reserva.",
      ],
      migration: ["Desde V1.0", "Qué cambió, llamada por llamada y campo por campo."],
    },
  },
  notFound: {
    title: "Este punto no está en la carta",
    description: "No hay ninguna página en esta dirección.",
    lead: "No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace tenga un error.",
    linksLabel: "Adónde ir desde aquí",
    here: "TÚ",
    drawing: "Una ruta que se pierde entre dos puntos.",
  },
  category: {
    count: { one: "1 página", other: "{count} páginas" },
  },
  categories: {
    "getting-started": {
      label: "Primeros pasos",
      description:
        "Claves, peticiones, lugares y la búsqueda en dos pasos: lo que toda integración necesita.",
    },
    "flights-live-prices-api": {
      label: "API de precios de vuelos en vivo",
      description: "Precios actuales y reservables para una ruta y sus fechas.",
    },
    "migration-guide": {
      label: "Guía de migración",
      description: "Lleva una integración de precios en vivo de V1.0 a 3.0.",
    },
    "migration-steps": {
      label: "Pasos de la migración",
      description: "Las dos llamadas de una búsqueda en vivo, un cambio tras otro.",
    },
    "migrate-create-search": {
      label: "Migrar la creación de la búsqueda",
      description: "Cinco pasos que llevan a 3.0 la llamada que inicia una búsqueda en vivo.",
    },
    "migrate-poll-search": {
      label: "Migrar la consulta de la búsqueda",
      description: "Cinco pasos que llevan a 3.0 la llamada que recoge los resultados.",
    },
    "flights-indicative-prices-api": {
      label: "API de precios de vuelos orientativos",
      description: "Los precios más bajos vistos hace poco, en una sola llamada.",
    },
    "migration-guide-1": {
      label: "Guía de migración",
      description: "De las cuatro llamadas browse de V1.0 a la única búsqueda orientativa.",
    },
    "migration-steps-1": {
      label: "Pasos de la migración",
      description: "Endpoint, clave y consulta: tres pasos hasta la búsqueda orientativa.",
    },
    "autosuggest-api": {
      label: "API de autosuggest",
      description: "Dónde están en 3.0 los tres usos de autosuggest de V1.0.",
    },
    "migration-guide-2": {
      label: "Guía de migración",
      description: "Lleva la búsqueda de lugares de autosuggest V1.0 a 3.0.",
    },
    "migration-steps-2": {
      label: "Pasos de la migración",
      description: "La lista de lugares y la ciudad más cercana, un cambio tras otro.",
    },
    "migrate-list-of-places": {
      label: "Migrar la lista de lugares",
      description: "Tres pasos para la llamada que lista lugares mientras el viajero escribe.",
    },
    "migrate-closest-city": {
      label: "Migrar la ciudad más cercana",
      description: "Tres pasos para la llamada que halla la ciudad más cercana a una dirección IP.",
    },
    "culture-api": {
      label: "API de cultura",
      description: "Mercados, idiomas y monedas, y los que convienen a un visitante.",
    },
    "geo-api": {
      label: "API geo",
      description:
        "Todos los lugares que se usan para vuelos y cómo cada uno pertenece al siguiente.",
    },
  },
};
