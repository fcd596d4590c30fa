import { createServer } from 'node:http';
import { Server } from 'socket.io';

/** What a push could take at the least: a message to a socket, and the answer. */
const http = createServer();
new Server(http, { serveClient: false }).on('connection', (socket) => {
  socket.on('echo', (message) => socket.emit('echo', message));
});
http.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${http.address().port}`));
process.once('disconnect', () => process.exit());
