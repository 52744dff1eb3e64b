<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Form;
use App\HttpError;
use App\Models\Complaint;
use App\Session;
use App\View;

/** Complaints, as the student who raised them sees them. */
final class StudentComplaintController
{
    public function list(): void
    {
        View::show('student/complaints/list', [
            'title' => 'My complaints',
            'complaints' => Complaint::ofStudent(Auth::studentId()),
        ]);
    }

    public function new(): void
    {
        View::show('student/complaints/form', ['title' => 'Raise a complaint']);
    }

    public function create(): void
    {
        $values = Form::values([
            'category' => ['label' => 'About', 'required' => true, 'in' => Complaint::CATEGORIES],
            'subject' => ['label' => 'In one line', 'required' => true, 'max' => 100],
            'body' => ['label' => 'What is wrong', 'required' => true, 'max' => 2000, 'lines' => true],
        ], '/student/complaints/new');
        $id = Complaint::create(Auth::studentId(), $values['category'], $values['subject'], $values['body']);
        Session::flash('done', 'Your complaint is with the office.');
        redirect("/student/complaints/$id");
    }

    public function show(int $id): void
    {
        $complaint = $this->own($id);
        View::show('student/complaints/show', [
            'title' => $complaint['subject'],
            'complaint' => $complaint,
            'replies' => Complaint::replies($id),
        ]);
    }

    public function reply(int $id): void
    {
        $this->own($id);
        $values = Form::values(
            ['body' => ['label' => 'Reply', 'required' => true, 'max' => 2000, 'lines' => true]],
            "/student/complaints/$id",
        );
        Complaint::reply($id, Auth::user()['id'], $values['body']);
        Session::flash('done', 'Your reply is added.');
        redirect("/student/complaints/$id");
    }

    private function own(int $id): array
    {
        $complaint = Complaint::find($id);

        return $complaint !== null && $complaint['student_id'] === Auth::studentId()
            ? $complaint
            : throw new HttpError(404, 'You have no such complaint.');
    }
}
