<?php

declare(strict_types=1);

namespace Tests\Support;

/** PHP's own web server with the application on it, as "php -S 127.0.0.1:… -t public" starts it. */
final class TestServer
{
    private readonly string $folder;
    /** @var resource */
    private $process;
    public readonly int $port;

    /** @param string $now the time of the application's clock, "2026-11-16 10:00" */
    public function __construct(string $now)
    {
        $this->folder = sys_get_temp_dir() . '/server-' . bin2hex(random_bytes(8));
        mkdir($this->folder . '/sessions', 0700, true);
        $this->port = self::freePort();
        $this->process = proc_open(
            [
                PHP_BINARY,
                '-d', 'session.save_path=' . $this->folder . '/sessions',
                '-S', '127.0.0.1:' . $this->port,
                '-t', dirname(__DIR__, 2) . '/public',
            ],
            [1 => ['file', $this->folder . '/log', 'a'], 2 => ['file', $this->folder . '/log', 'a']],
            $pipes,
            dirname(__DIR__, 2),
            ['DB_NAME' => TestDatabase::name(), 'APP_NOW' => $now] + getenv(),
        );
        $this->waitUntilItAnswers();
    }

    /** The warnings, notices and errors that PHP has logged so far. */
    public function complaints(): string
    {
        preg_match_all('/^.*PHP (?:Warning|Notice|Deprecated|Fatal|Parse).*$|^.*Exception.*$/m', $this->log(), $lines);

        return implode("\n", $lines[0]);
    }

    public function stop(): void
    {
        proc_terminate($this->process);
        while (proc_get_status($this->process)['running']) {
            usleep(5_000);
        }
        proc_close($this->process);
        array_map(unlink(...), glob($this->folder . '/sessions/*'));
        rmdir($this->folder . '/sessions');
        unlink($this->folder . '/log');
        rmdir($this->folder);
    }

    private function log(): string
    {
        return (string) file_get_contents($this->folder . '/log');
    }

    private function waitUntilItAnswers(): void
    {
        for ($i = 0; $i < 600; $i++) {
            $socket = @stream_socket_client('tcp://127.0.0.1:' . $this->port, $code, $message, 1);
            if ($socket !== false) {
                fclose($socket);

                return;
            }
            if (!proc_get_status($this->process)['running']) {
                break;
            }
            usleep(50_000);
        }
        throw new Failed("The server did not start:\n" . $this->log());
    }

    private static function freePort(): int
    {
        $probe = stream_socket_server('tcp://127.0.0.1:0');
        $port = (int) substr(strrchr(stream_socket_get_name($probe, false), ':'), 1);
        fclose($probe);

        return $port;
    }
}
