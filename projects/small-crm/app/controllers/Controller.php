<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\HttpError;
use App\Models\AccessLog;
use App\Request;
use App\Response;
use App\Session;

/** What all controllers share. */
abstract class Controller
{
    /** The signed-in user. The route table makes sure that there is one. */
    protected function user(): array
    {
        return Auth::user() ?? throw new HttpError(403, 'Please sign in first.');
    }

    protected function isAdmin(): bool
    {
        return $this->user()['role'] === 'admin';
    }

    /**
     * The record, or the page "not found". A record of another user gets the same answer as one that does not
     * exist, so that trying numbers reveals nothing; the attempt is written to the access log.
     */
    protected function found(?array $record): array
    {
        if ($record === null) {
            AccessLog::add('record_refused', Request::path());
            throw new HttpError(404, 'There is no such record, or it is not one of yours.');
        }

        return $record;
    }

    protected function done(string $path, string $message): Response
    {
        Session::flash('done', $message);

        return Response::redirect($path);
    }

    protected function refused(string $path, string $message): Response
    {
        Session::flash('refused', $message);

        return Response::redirect($path);
    }

    /** A filter of a list: the value if it is one of the options, otherwise no filter. */
    protected function filter(string $name, array $options): string
    {
        return array_key_exists(Request::query($name), $options) ? Request::query($name) : '';
    }
}
