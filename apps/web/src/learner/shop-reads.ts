import { read } from '../api/read.ts';

export const shopItems = () => read('GET /api/shop/items');
