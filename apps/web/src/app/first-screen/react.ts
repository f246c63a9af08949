/** React by itself, loaded before the app: as a module of ours it needs no helper to be imported. */
import 'react-dom/client';
