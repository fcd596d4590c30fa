/** Style sheets that a bundler takes along. */
declare module '*.css';
