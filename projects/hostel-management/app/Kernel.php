<?php

declare(strict_types=1);

namespace App;

use PDOException;
use Throwable;

/**
 * Answers one request, step by step: headers, session, route, role, CSRF token, double click, controller. Any
 * error on the way ends in one of the error pages below.
 */
final class Kernel
{
    public static function handle(): void
    {
        try {
            self::sendSecurityHeaders();
            Session::start();
            $route = Router::find(Request::method(), Request::path());
            Auth::demand($route['role']);
            if (Request::isPost()) {
                Csrf::check();
                Once::check();
            }
            [$controller, $action] = $route['action'];
            (new $controller())->$action(...$route['parameters']);
        } catch (HttpError $error) {
            self::showError($error->status, $error->getMessage());
        } catch (PDOException $error) {
            self::showDatabaseError($error);
        } catch (Throwable $error) {
            error_log((string) $error);
            self::showError(500, config('debug') ? $error->getMessage() : 'Something went wrong on our side.');
        }
    }

    private static function sendSecurityHeaders(): void
    {
        // Allows scripts and styles from our own files only: an injected <script> would not run even if one escape()
        // were forgotten.
        header("Content-Security-Policy: default-src 'self'; img-src 'self' data:; object-src 'none'; "
            . "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
        header('X-Content-Type-Options: nosniff');
        header('X-Frame-Options: DENY');
        header('Referrer-Policy: same-origin');
        // Pages behind the sign-in must not be shown again from the browser's cache after signing out.
        header('Cache-Control: no-store');
        header_remove('X-Powered-By');
    }

    /** The most common mistakes of an installation get a sentence that says what to do. */
    private static function showDatabaseError(PDOException $error): void
    {
        error_log((string) $error);
        $code = $error->errorInfo[0] ?? $error->getCode();
        $message = match (true) {
            $code === '42S02' => 'The tables are missing. Import database/schema.sql and then database/seed.sql.',
            in_array($error->getCode(), [2002, 1045, 1049, 1044], true) => 'The database cannot be reached. '
                . 'Check that MySQL is running and that the values DB_HOST, DB_PORT, DB_NAME, DB_USER and DB_PASS '
                . 'in app/config.php fit your installation.',
            default => 'The database could not answer this request.',
        };
        self::showError(503, config('debug') ? $message . ' (' . $error->getMessage() . ')' : $message);
    }

    private static function showError(int $status, string $message): void
    {
        while (ob_get_level() > 0) {
            ob_end_clean();
        }
        http_response_code($status);
        View::show('error', ['title' => 'Error ' . $status, 'status' => $status, 'message' => $message], 'plain');
    }
}
